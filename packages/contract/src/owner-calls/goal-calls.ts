import { type Static, Type } from 'typebox';
import { Day, Instant } from './answers.ts';

/** An order or another goal that the site reported. It names no visitor. */
export const CountedGoal = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The shop's own number; missing: it has none, or is not known. */
  number: Type.Optional(Type.String()),
  /** In the currency's unit; missing: it has no value. */
  value: Type.Optional(Type.Number()),
  /** Empty: none is known. */
  currency: Type.String(),
  /** The path of its page, without query; empty: not known. */
  page: Type.String(),
  at: Instant,
  /** The day of the site on which it counts. */
  day: Day,
  /** The popups that its visitor saw in the seven days before. */
  popups: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), isDeleted: Type.Boolean() }),
  ),
  isLeftOut: Type.Boolean(),
});
export type CountedGoal = Static<typeof CountedGoal>;

export const GoalsQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  /** The whole order number, with or without its `#`. */
  number: Type.Optional(Type.String({ maxLength: 200 })),
  /** `left-out`: only goals that are left out of reports. */
  state: Type.Optional(Type.Literal('left-out')),
});
export type GoalsQuery = Static<typeof GoalsQuery>;

/** `GET /api/owner/sites/{siteId}/goals?cursor=&limit=&number=&state=`, the latest first. */
export const GoalsAnswer = Type.Object({
  success: Type.Literal(true),
  goals: Type.Array(CountedGoal),
  /** Missing: there are no more. */
  nextCursor: Type.Optional(Type.String()),
});
export type GoalsAnswer = Static<typeof GoalsAnswer>;

/**
 * `POST /api/owner/sites/{siteId}/goals/leave-out`: leaves goals out of all reports, or takes them
 * in again. Reports read after the answer are right. At most 20 in a call, because all visitors
 * wait until their counts are written.
 */
export const LeaveOutGoalsRequest = Type.Object(
  {
    goalIds: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 20 }),
    isLeftOut: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type LeaveOutGoalsRequest = Static<typeof LeaveOutGoalsRequest>;

/** How many goals changed. */
export const GoalsChangedAnswer = Type.Object({
  success: Type.Literal(true),
  changed: Type.Integer(),
});
export type GoalsChangedAnswer = Static<typeof GoalsChangedAnswer>;
