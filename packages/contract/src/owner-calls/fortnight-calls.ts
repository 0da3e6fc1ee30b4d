import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { Day } from './answers.ts';
import { PlayedTrigger } from './test-visit-calls.ts';

/** What the visitor does with a popup after some seconds. */
export const FORTNIGHT_REACTIONS = ['closes', 'leaves', 'converts'] as const;

/**
 * `POST /api/owner/popups/{popupId}/fortnight`: simulates one visitor in the next fourteen days,
 * with the published rules, or with those of the draft if the popup was never published.
 */
export const FortnightRequest = Type.Object(
  {
    visitsADay: Type.Integer({ minimum: 1, maximum: 5 }),
    pagesAVisit: Type.Integer({ minimum: 1, maximum: 10 }),
    /** How long each page is read. */
    secondsAPage: Type.Integer({ minimum: 5, maximum: 600 }),
    /** `closes`: by its X; `leaves`: leaves it open; `converts`: on this popup, and closes others. */
    reaction: literals(FORTNIGHT_REACTIONS),
  },
  { additionalProperties: false },
);
export type FortnightRequest = Static<typeof FortnightRequest>;

/** One page view. */
export const FortnightMoment = Type.Object({
  day: Day,
  /** When the visit begins, in the site's time zone. */
  time: Type.String(),
  /** Number of the visit, from 1 on over all days. */
  visit: Type.Integer(),
  page: Type.Integer(),
  shown: Type.Boolean(),
  /**
   * Why it was not shown: a rule of the display call, a filter, `place-taken`, or why no trigger
   * happened (`asked-for`, `page-too-short`, `not-leaving`, `earlier-page`, `depends`).
   */
  reason: Type.Optional(Type.String()),
  /** Names of other popups that showed. */
  others: Type.Array(Type.String()),
});
export type FortnightMoment = Static<typeof FortnightMoment>;

export const FortnightAnswer = Type.Object({
  success: Type.Literal(true),
  timeZone: Type.String(),
  /** How often it may show: `once in 3 days`. */
  frequency: Type.String(),
  /** How many automatic popups the site allows in one visit. */
  attentionBudget: Type.Integer(),
  triggers: Type.Array(PlayedTrigger),
  isDraft: Type.Boolean(),
  /** In order of time. */
  moments: Type.Array(FortnightMoment),
});
export type FortnightAnswer = Static<typeof FortnightAnswer>;
