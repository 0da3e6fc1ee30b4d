import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { DELIVERY_STATES } from '../values/results/delivery-states.ts';
import { Instant } from './answers.ts';
import { SourcePopups } from './source-popups.ts';

/** The maximum number of destinations of a site. */
export const DESTINATIONS_PER_SITE = 30;

/** Which of a lead's values goes into which field of the destination. `from` is a `LeadValue.name`. */
export const FieldMapping = Type.Array(
  Type.Object({
    from: Type.String({ minLength: 1, maxLength: 200 }),
    to: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  { maxItems: 100 },
);
export type FieldMapping = Static<typeof FieldMapping>;

/** A kind of destination. The server has the list of kinds, and sends a form for each. */
const Kind = Type.String({ minLength: 1, maxLength: 40 });

/** What an owner fills in to connect one kind of destination, as the server describes it. */
export const DestinationForm = Type.Object({
  kind: Kind,
  /** The name that its maker uses. */
  name: Type.String(),
  about: Type.String(),
  inputs: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      help: Type.String(),
      /** A secret is never sent back; a switch is `yes` or empty. */
      type: literals(['text', 'url', 'secret', 'switch']),
      isRequired: Type.Boolean(),
    }),
  ),
  /**
   * What the destination calls its fields, and the mapping to start with. Missing: it gets the
   * complete lead.
   */
  mapping: Type.Optional(
    Type.Object({
      fieldsAreCalled: Type.String(),
      help: Type.String(),
      standard: FieldMapping,
      /** The email address is sent whatever the mapping says. */
      alwaysHasEmail: Type.Boolean(),
    }),
  ),
  /** Code to paste into the destination, and the steps for that. */
  setup: Type.Optional(Type.Object({ steps: Type.Array(Type.String()), code: Type.String() })),
  /** True: requests are signed with a secret that the server creates and shows once. */
  isSigned: Type.Boolean(),
});
export type DestinationForm = Static<typeof DestinationForm>;

/** A value that leads have: their own, and the answers of this site's forms. */
export const LeadValue = Type.Object({ name: Type.String(), label: Type.String() });
export type LeadValue = Static<typeof LeadValue>;

const Texts = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 2000 }), {
  maxProperties: 30,
});

/** A destination that gets the leads of a site. */
export const Destination = Type.Object({
  id: Type.String(),
  kind: Kind,
  /** The owner's name for it. */
  name: Type.String(),
  isOn: Type.Boolean(),
  /** The values that the owner has filled in, without secrets. */
  settings: Texts,
  /** The secrets that are set, with their last letters: enough to distinguish two. */
  secrets: Texts,
  mapping: FieldMapping,
  /** Empty: it gets the leads of all popups. */
  popupIds: SourcePopups,
  /** Deliveries that were given up and not sent again since. */
  failed: Type.Integer(),
  lastSentAt: Type.Optional(Instant),
  /** Why the latest delivery that is tried again did not arrive; absent: none is tried again. */
  tryingAgain: Type.Optional(Type.String()),
});
export type Destination = Static<typeof Destination>;

/** `GET /api/owner/sites/{siteId}/destinations` */
export const DestinationsAnswer = Type.Object({
  success: Type.Literal(true),
  destinations: Type.Array(Destination),
  forms: Type.Array(DestinationForm),
  values: Type.Array(LeadValue),
});
export type DestinationsAnswer = Static<typeof DestinationsAnswer>;

const Changes = {
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  isOn: Type.Optional(Type.Boolean()),
  /** Values of the form's inputs, including secrets. A secret that is left out does not change. */
  values: Type.Optional(Texts),
  mapping: Type.Optional(FieldMapping),
  /** 400: the site has no such popup. */
  popupIds: Type.Optional(SourcePopups),
};

/** `POST /api/owner/sites/{siteId}/destinations`; 400 says which input is missing or wrong. */
export const CreateDestinationRequest = Type.Object(
  { ...Changes, kind: Kind },
  { additionalProperties: false },
);
export type CreateDestinationRequest = Static<typeof CreateDestinationRequest>;

/**
 * `PATCH /api/owner/sites/{siteId}/destinations/{destinationId}`; what is left out does not change.
 * `DELETE` removes it with its pending deliveries.
 */
export const UpdateDestinationRequest = Type.Object(
  {
    ...Changes,
    /** The names of inputs whose secrets are removed. A required secret cannot be removed. */
    cleared: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 30 })),
  },
  { additionalProperties: false },
);
export type UpdateDestinationRequest = Static<typeof UpdateDestinationRequest>;

/**
 * Also the answer of `POST …/{destinationId}/new-secret`, which gives a signed destination a new
 * secret.
 */
export const DestinationAnswer = Type.Object({
  success: Type.Literal(true),
  destination: Destination,
  /**
   * The secret that signs requests, as described by standardwebhooks.com. Only in the answer of the
   * call that created it.
   */
  signingSecret: Type.Optional(Type.String()),
});
export type DestinationAnswer = Static<typeof DestinationAnswer>;

/** `POST /api/owner/sites/{siteId}/destinations/{destinationId}/test`: sends a made-up lead now. */
export const TestDestinationAnswer = Type.Object({
  success: Type.Literal(true),
  arrived: Type.Boolean(),
  /** What happened, in a sentence. */
  message: Type.String(),
  status: Type.Optional(Type.Integer()),
  /** The request and the answer; secrets are masked. */
  request: Type.String(),
  answer: Type.String(),
});
export type TestDestinationAnswer = Static<typeof TestDestinationAnswer>;

/** The result of the delivery of one lead to one destination. Of several tries it is the latest. */
export const DeliveryLogEntry = Type.Object({
  id: Type.String(),
  /** Empty: an address by mail. */
  destinationId: Type.String(),
  /** `mail` for an address by mail. */
  kind: Type.String(),
  /** Empty: it counts several leads. */
  leadId: Type.String(),
  /** The lead it is about; for a mail, also its address. */
  about: Type.String(),
  state: literals(DELIVERY_STATES),
  tries: Type.Integer(),
  at: Instant,
  /** When it is tried again; missing: it is not. */
  nextAt: Type.Optional(Instant),
  status: Type.Optional(Type.Integer()),
  message: Type.String(),
  request: Type.String(),
  answer: Type.String(),
});
export type DeliveryLogEntry = Static<typeof DeliveryLogEntry>;

/** `GET /api/owner/sites/{siteId}/deliveries?destinationId=&state=&cursor=`, the latest first. */
export const DeliveriesQuery = Type.Object({
  destinationId: Type.Optional(Type.String({ maxLength: 64 })),
  state: Type.Optional(literals(DELIVERY_STATES)),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type DeliveriesQuery = Static<typeof DeliveriesQuery>;

export const DeliveriesAnswer = Type.Object({
  success: Type.Literal(true),
  deliveries: Type.Array(DeliveryLogEntry),
  nextCursor: Type.Optional(Type.String()),
});
export type DeliveriesAnswer = Static<typeof DeliveriesAnswer>;

/**
 * `POST /api/owner/sites/{siteId}/deliveries/replay`: sends these deliveries again, starting from
 * their first try; or all failed ones of one destination.
 */
export const ReplayRequest = Type.Object(
  {
    ids: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 500 })),
    allFailedOf: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);
export type ReplayRequest = Static<typeof ReplayRequest>;

export const ReplayAnswer = Type.Object({ success: Type.Literal(true), replayed: Type.Integer() });
export type ReplayAnswer = Static<typeof ReplayAnswer>;
