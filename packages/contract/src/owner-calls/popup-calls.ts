import { type Static, Type } from 'typebox';
import { ScheduleSettings } from '../settings/audience.ts';
import { PopupSettings } from '../settings/popup-settings.ts';
import { literals } from '../settings/literals.ts';
import { POPUP_TYPES } from '../values/popups/popup-types.ts';
import { LANGUAGES } from '../values/sites/languages.ts';
import { LABEL_MAX_LENGTH, LABELS_PER_POPUP } from '../values/popup-labels.ts';
import { NAME_PATTERN } from '../values/name-pattern.ts';
import { POPUP_STATUSES, POPUP_TARGETS } from '../values/popups/screens.ts';
import { Instant } from './answers.ts';

/**
 * The editor's document (Puck data). `packages/templates` defines the properties of its blocks. At
 * most 512 KB as JSON.
 */
export const DesignDocument = Type.Object(
  {
    root: Type.Object({}, { additionalProperties: true }),
    content: Type.Array(
      Type.Object({ type: Type.String({ maxLength: 60 }) }, { additionalProperties: true }),
      { maxItems: 500 },
    ),
    zones: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.Object({}, { additionalProperties: true }))),
    ),
  },
  { additionalProperties: true },
);
export type DesignDocument = Static<typeof DesignDocument>;

export const DESIGN_MAX_BYTES = 512 * 1024;
/** The maximum size of the settings of a popup as JSON. */
export const SETTINGS_MAX_BYTES = 256 * 1024;
/** The maximum number of popups of a site; its trash may have the same number. */
export const POPUPS_PER_SITE = 500;

/**
 * A separate phone design; null: phones get the desktop design in a phone layout. A popup of type
 * `mobile` has none.
 */
const MobileDesign = Type.Union([DesignDocument, Type.Null()]);

/** Short words of the owner, by which the list can be filtered. Visitors never get them. */
const Labels = Type.Array(
  Type.String({ minLength: 1, maxLength: LABEL_MAX_LENGTH, pattern: NAME_PATTERN }),
  { maxItems: LABELS_PER_POPUP },
);

const PopupName = Type.String({ minLength: 1, maxLength: 120, pattern: NAME_PATTERN });
const Format = Type.String({ pattern: '^format_[1-9]\\d?$' });
const Theme = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** The numbers of a popup over all time. `rate` = conversions / views, 0 when there were no views. */
export const PopupNumbers = Type.Object({
  views: Type.Integer(),
  closes: Type.Integer(),
  conversions: Type.Integer(),
  rate: Type.Number(),
});
export type PopupNumbers = Static<typeof PopupNumbers>;

/**
 * From when until when visitors see the published popup: days of the site's time zone, or days with
 * a time of day. Its hours of each day, because hours over midnight move its beginning and its end.
 * Missing: it has no first and no last day.
 */
const ShownDays = Type.Pick(ScheduleSettings, ['from', 'until', 'hours']);

/** A row of the popup list. */
export const PopupSummary = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  name: Type.String(),
  type: literals(POPUP_TYPES),
  format: Format,
  target: literals(POPUP_TARGETS),
  language: literals(LANGUAGES),
  status: literals(POPUP_STATUSES),
  labels: Labels,
  /** True if the draft differs from what visitors see. */
  hasUnpublishedChanges: Type.Boolean(),
  publishedAt: Type.Optional(Instant),
  shownDays: Type.Optional(ShownDays),
  updatedAt: Instant,
  /** For the original of an open A/B test: of all its designs together. */
  numbers: PopupNumbers,
  /** True if the stock of a prize that can be won, or the coupon's pool, is nearly used up. */
  runsLow: Type.Boolean(),
  /** One of them is used up. */
  isUsedUp: Type.Optional(Type.Literal(true)),
  /** A list from which visitors get codes never had one. */
  lacksCodes: Type.Optional(Type.Literal(true)),
  /**
   * The A/B test of the popup, while it is open. A variant is then shown on the page of the test
   * only.
   */
  abTest: Type.Optional(
    Type.Object({
      state: literals(['draft', 'running', 'stopped']),
      isVariant: Type.Boolean(),
    }),
  ),
  /** A/B tests of the popup have stopped. Their results are kept. */
  hasPastTests: Type.Optional(Type.Literal(true)),
  /** The popup got the design of this arm of an A/B test. Its earlier numbers are of another design. */
  newDesign: Type.Optional(Type.Object({ arm: Type.String(), at: Instant })),
});
export type PopupSummary = Static<typeof PopupSummary>;

/** A popup with its draft, as the editor opens it. */
export const PopupDetail = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  name: Type.String(),
  type: literals(POPUP_TYPES),
  format: Format,
  theme: Theme,
  target: literals(POPUP_TARGETS),
  language: literals(LANGUAGES),
  status: literals(POPUP_STATUSES),
  labels: Labels,
  hasUnpublishedChanges: Type.Boolean(),
  publishedAt: Type.Optional(Instant),
  shownDays: Type.Optional(ShownDays),
  updatedAt: Instant,
  /**
   * Grows with each saved change. Send it back, and the server answers 409 if someone else saved
   * meanwhile.
   */
  revision: Type.Integer(),
  design: DesignDocument,
  mobileDesign: MobileDesign,
  settings: PopupSettings,
});
export type PopupDetail = Static<typeof PopupDetail>;

/** `GET /api/owner/sites/{siteId}/popups`, newest change first, without deleted ones. */
export const PopupsAnswer = Type.Object({
  success: Type.Literal(true),
  popups: Type.Array(PopupSummary),
});
export type PopupsAnswer = Static<typeof PopupsAnswer>;

/**
 * `GET /api/owner/popups/{popupId}`; also the answer of create, update, publish, pause, resume,
 * duplicate, archive, unarchive and restore from the trash: `POST
 * /api/owner/popups/{popupId}/publish | pause | resume | duplicate | archive | unarchive | restore`
 * (body `{}`). A popup that comes back from the archive or the trash is paused, or a draft if it
 * was never published. An archived popup can neither be published nor resumed (409). `DELETE
 * /api/owner/popups/{popupId}` puts the popup into the trash.
 */
export const PopupAnswer = Type.Object({ success: Type.Literal(true), popup: PopupDetail });
export type PopupAnswer = Static<typeof PopupAnswer>;

/** `GET /api/owner/sites/{siteId}/trash`: deleted popups that can be restored, latest first. */
export const TrashAnswer = Type.Object({
  success: Type.Literal(true),
  popups: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), deletedAt: Instant })),
});
export type TrashAnswer = Static<typeof TrashAnswer>;

/** Of a deleted popup: whether it can be restored. */
export const Deleted = literals(['in-trash', 'for-good']);

/**
 * `GET /api/owner/sites/{siteId}/deleted-popups`: all deleted popups, latest first, for what still
 * names them.
 */
export const DeletedPopupsAnswer = Type.Object({
  success: Type.Literal(true),
  popups: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), deleted: Deleted })),
});
export type DeletedPopupsAnswer = Static<typeof DeletedPopupsAnswer>;

/**
 * `POST /api/owner/sites/{siteId}/popups`: creates a popup from a format. Without a design, the
 * popup starts with the format's own design.
 */
export const CreatePopupRequest = Type.Object(
  {
    name: PopupName,
    type: literals(POPUP_TYPES),
    format: Format,
    theme: Type.Optional(Theme),
    target: Type.Optional(literals(POPUP_TARGETS)),
    language: literals(LANGUAGES),
    design: Type.Optional(DesignDocument),
    mobileDesign: Type.Optional(MobileDesign),
    settings: Type.Optional(PopupSettings),
    labels: Type.Optional(Labels),
  },
  { additionalProperties: false },
);
export type CreatePopupRequest = Static<typeof CreatePopupRequest>;

/**
 * `GET /api/owner/popups/{popupId}/file`: the draft as a file, from which another Beckon can create
 * a popup. Upload its pictures there, put their new addresses in place of the old ones, and send
 * `popup` as a `CreatePopupRequest`.
 */
export const PopupFile = Type.Object({
  /** The version of the structure of this file. */
  beckonPopup: Type.Literal(1),
  popup: CreatePopupRequest,
  /** The owner's own pictures in it; `data` in base64. */
  pictures: Type.Array(
    Type.Object({ url: Type.String(), name: Type.String(), data: Type.String() }),
  ),
});
export type PopupFile = Static<typeof PopupFile>;

/**
 * `PATCH /api/owner/popups/{popupId}`: changes the draft; visitors see it after publishing.
 * Settings are replaced as a whole.
 */
export const UpdatePopupRequest = Type.Object(
  {
    name: Type.Optional(PopupName),
    theme: Type.Optional(Theme),
    target: Type.Optional(literals(POPUP_TARGETS)),
    language: Type.Optional(literals(LANGUAGES)),
    design: Type.Optional(DesignDocument),
    mobileDesign: Type.Optional(MobileDesign),
    settings: Type.Optional(PopupSettings),
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type UpdatePopupRequest = Static<typeof UpdatePopupRequest>;

/** `PATCH /api/owner/popups/{popupId}/labels`: replaces the labels; the draft stays as it is. */
export const PopupLabelsRequest = Type.Object({ labels: Labels }, { additionalProperties: false });
export type PopupLabelsRequest = Static<typeof PopupLabelsRequest>;

/**
 * `POST /api/owner/popups/{popupId}/preview`: the template html of the draft, or of the parts sent;
 * nothing is saved.
 */
export const PreviewPopupRequest = Type.Object(
  {
    theme: Type.Optional(Theme),
    language: Type.Optional(literals(LANGUAGES)),
    design: Type.Optional(DesignDocument),
  },
  { additionalProperties: false },
);
export type PreviewPopupRequest = Static<typeof PreviewPopupRequest>;

export const PreviewPopupAnswer = Type.Object({ success: Type.Literal(true), html: Type.String() });
export type PreviewPopupAnswer = Static<typeof PreviewPopupAnswer>;
