import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { POPUP_STATUSES } from '../values/popups/screens.ts';
import { POPUP_TYPES } from '../values/popups/popup-types.ts';
import { TRIGGER_NAMES } from '../values/triggers/triggers.ts';
import { Day } from './answers.ts';

const Text = Type.String({ maxLength: 4000 });
const Count = Type.Integer({ minimum: 0, maximum: 100_000 });

/**
 * `POST /api/owner/sites/{siteId}/test-visit`: simulates a visit that the owner describes. Nothing
 * is counted or stored. `day` and `time` are of the site's time zone; missing: now.
 */
export const TestVisitRequest = Type.Object(
  {
    /** Address of the page, with scheme and host. */
    url: Text,
    referrer: Type.Optional(Text),
    /** Two letters; empty: not known. */
    country: Type.String({ pattern: '^([A-Za-z]{2})?$' }),
    device: literals(['desktop', 'mobile']),
    /** As browsers send it: `he-IL`. */
    language: Type.String({ maxLength: 35 }),
    /** `name=value; …`, as in `document.cookie`. */
    cookies: Text,
    /** Number of this visit: 1 is a new visitor. */
    visit: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Number of this page in the visit. */
    page: Type.Integer({ minimum: 1, maximum: 100_000 }),
    cartValue: Type.Number({ minimum: 0, maximum: 1e9 }),
    cartItems: Count,
    cartProductIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 }),
    isCustomer: Type.Boolean(),
    /** Other popups that opened by themselves in this visit. */
    popupsSeen: Count,
    day: Type.Optional(Day),
    time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  },
  { additionalProperties: false },
);
export type TestVisitRequest = Static<typeof TestVisitRequest>;

/** One rule or filter. `unknown`: it depends on something that only a real page has. */
export const TestVisitLine = Type.Object({
  source: literals(['server', 'browser']),
  /** All rules of one group must hold, and one group is enough. */
  group: Type.Optional(Type.Integer()),
  rule: Type.String(),
  /** The operator of an audience rule. */
  operator: Type.Optional(Type.String()),
  values: Type.Optional(Type.Array(Type.String())),
  wanted: Type.String(),
  seen: Type.String(),
  verdict: literals(['passes', 'stops', 'unknown']),
});
export type TestVisitLine = Static<typeof TestVisitLine>;

/** A trigger, with its number: seconds, percent, clicks, pages. */
export const PlayedTrigger = Type.Object({
  name: literals(TRIGGER_NAMES),
  amount: Type.Optional(Type.Number()),
});
export type PlayedTrigger = Static<typeof PlayedTrigger>;

export const TestVisitPopup = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: literals(POPUP_TYPES),
  status: literals(POPUP_STATUSES),
  /** Nothing stops it; it opens when one of its triggers fires. */
  shows: Type.Boolean(),
  /** The first rule or filter that stops it. */
  stop: Type.Optional(TestVisitLine),
  /** The tested version is published, and the draft differs from it. */
  hasNewerDraft: Type.Optional(Type.Literal(true)),
  /** Empty when it has never been published. */
  lines: Type.Array(TestVisitLine),
  /** The triggers that no filter stops; all triggers if the popup does not show. */
  triggers: Type.Array(PlayedTrigger),
});
export type TestVisitPopup = Static<typeof TestVisitPopup>;

export const TestVisitAnswer = Type.Object({
  success: Type.Literal(true),
  /** Day and time of the visit, in the site's time zone. */
  day: Day,
  time: Type.String(),
  timeZone: Type.String(),
  popups: Type.Array(TestVisitPopup),
});
export type TestVisitAnswer = Static<typeof TestVisitAnswer>;
