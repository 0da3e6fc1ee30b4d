import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { POPUP_STATUSES } from '../values/screens.ts';
import { POPUP_TYPES } from '../values/popup-types.ts';
import { TRIGGER_NAMES } from '../values/triggers.ts';
import { Day } from './answers.ts';

const Text = Type.String({ maxLength: 4000 });
const Count = Type.Integer({ minimum: 0, maximum: 100_000 });

/**
 * `POST /api/owner/sites/{siteId}/test-visit`: a visit as the owner imagines it. Nothing is counted
 * or kept. `day` and `time` are of the site's time zone; missing: now.
 */
export const TestVisitRequest = Type.Object(
  {
    /** Of the page, with scheme and host. */
    url: Text,
    referrer: Type.Optional(Text),
    /** Two letters; empty: not known. */
    country: Type.String({ pattern: '^([A-Za-z]{2})?$' }),
    device: literals(['desktop', 'mobile']),
    /** As browsers say it: `he-IL`. */
    language: Type.String({ maxLength: 35 }),
    /** `name=value; …`, as `document.cookie` prints them. */
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

/** One rule or filter: `unknown` when it looks at what only a real page holds. */
export const TestVisitLine = Type.Object({
  source: literals(['server', 'browser']),
  /** Rules of one group must all hold, any group is enough. */
  group: Type.Optional(Type.Integer()),
  rule: Type.String(),
  /** Of an audience rule. */
  operator: Type.Optional(Type.String()),
  values: Type.Optional(Type.Array(Type.String())),
  wanted: Type.String(),
  seen: Type.String(),
  verdict: literals(['passes', 'stops', 'unknown']),
});
export type TestVisitLine = Static<typeof TestVisitLine>;

/** What opens a popup, with its number: seconds, percent, clicks, pages. */
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
  /** Why it does not: the first that stops it. */
  stop: Type.Optional(TestVisitLine),
  /** Empty when it has never been published. */
  lines: Type.Array(TestVisitLine),
  /** Those that no filter stops; all of them when it does not show. */
  triggers: Type.Array(PlayedTrigger),
});
export type TestVisitPopup = Static<typeof TestVisitPopup>;

export const TestVisitAnswer = Type.Object({
  success: Type.Literal(true),
  /** Of the site's clock, in the visit. */
  day: Day,
  time: Type.String(),
  timeZone: Type.String(),
  popups: Type.Array(TestVisitPopup),
});
export type TestVisitAnswer = Static<typeof TestVisitAnswer>;
