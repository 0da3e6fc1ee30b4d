import { type Static, type TProperties, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { DESTINATION_KINDS, type DestinationKind } from '../values/destination-kinds.ts';
import { MAIL_ADDRESS_PATTERN } from '../values/mail-address.ts';

/** What the owner sets for each kind of destination. What a site may lack is optional. */
const DESTINATION_SETTINGS = {
  mail: {
    emails: Type.Array(Type.String({ maxLength: 254, pattern: MAIL_ADDRESS_PATTERN }), {
      maxItems: 10,
    }),
  },
  webhook: {
    /** Gets a POST with the lead as JSON; empty: none. */
    webhookUrl: Type.String({ maxLength: 2000, pattern: '^(https?://[^\\s]+)?$' }),
    /**
     * Signs the posts: `x-beckon-signature: t=<seconds>,v1=<hex HMAC-SHA256 of
     * "<seconds>.<body>">`.
     */
    webhookSecret: Type.String({ maxLength: 200 }),
  },
} as const satisfies Record<DestinationKind, TProperties>;

/** Who is told of each new lead of a site. */
export const LeadNotices = Type.Object({
  ...DESTINATION_SETTINGS.mail,
  ...DESTINATION_SETTINGS.webhook,
});
export type LeadNotices = Static<typeof LeadNotices>;

/** What planning and sending need to know of a kind of destination. */
export interface DestinationTraits {
  /**
   * Each address gets a delivery of its own; a kind that has one place only names it `''`. Empty
   * list: the owner has set none.
   */
  readonly addressesOf: (settings: LeadNotices) => readonly string[];
  /** People read it: many leads within an hour are told by their number, in one message. */
  readonly isReadByPeople: boolean;
}

export const DESTINATION_TRAITS: Readonly<Record<DestinationKind, DestinationTraits>> = {
  mail: { addressesOf: ({ emails }) => [...new Set(emails)], isReadByPeople: true },
  webhook: {
    addressesOf: ({ webhookUrl }) => (webhookUrl === '' ? [] : ['']),
    isReadByPeople: false,
  },
};

/**
 * `POST /api/owner/sites/{siteId}/lead-notices/try`: sends a made-up lead as the site's settings
 * say; 400 tells why that failed.
 */
export const TryDeliveryRequest = Type.Object({ way: literals(DESTINATION_KINDS) });
export type TryDeliveryRequest = Static<typeof TryDeliveryRequest>;

/**
 * `GET /api/owner/sites/{siteId}/recipients`: the addresses that the saved settings name, and which
 * of them agreed by the link in a mail; nobody else gets mails. `POST …/recipients/ask` sends that
 * mail again to those who did not, at most once an hour.
 */
export const RecipientsAnswer = Type.Object({
  success: Type.Literal(true),
  recipients: Type.Array(Type.Object({ address: Type.String(), agreed: Type.Boolean() })),
});
export type RecipientsAnswer = Static<typeof RecipientsAnswer>;

/** What a webhook gets. */
export const LeadPost = Type.Object({
  event: Type.Literal('lead.created'),
  /** The same for each try; tell repetitions by it. */
  id: Type.String(),
  at: Type.String(),
  isTest: Type.Boolean(),
  site: Type.Object({ id: Type.String(), name: Type.String() }),
  popup: Type.Object({ id: Type.String(), name: Type.String() }),
  email: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      kind: Type.String(),
      value: Type.String(),
    }),
  ),
  url: Type.String(),
  country: Type.String(),
  couponCode: Type.String(),
  prizeLabel: Type.String(),
  isSuspicious: Type.Boolean(),
});
export type LeadPost = Static<typeof LeadPost>;
