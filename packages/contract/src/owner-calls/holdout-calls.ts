import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { GOAL_LIMITS } from '../values/results/goal-limits.ts';
import { Instant } from './answers.ts';
import { ReportMoney } from './report-calls.ts';

/** The maximum share in percent. More than half would cost more than the comparison is worth. */
export const MOST_HELD_BACK = 50;

const Group = Type.Object({
  visitors: Type.Integer(),
  /** Of these visitors, how many reached the goal. */
  successes: Type.Integer(),
  rate: Type.Number(),
  /**
   * How often they reached it, which may be several times each, and what that was worth. Missing:
   * the holdout was stopped before this was counted.
   */
  goals: Type.Optional(Type.Integer()),
  revenue: Type.Optional(Type.Array(ReportMoney)),
});
export type HoldoutGroupCounts = Static<typeof Group>;

/**
 * `no-goal`: the site has reported none; `unseen`: a group is empty; `too-early`; `open`: no
 * difference yet; `more`, `fewer`: those who were shown popups reached the goal more, or less,
 * often, and `uplift` says by how much.
 */
export const HOLDOUT_VERDICTS = [
  'no-goal',
  'unseen',
  'too-early',
  'open',
  'more',
  'fewer',
] as const;
export type HoldoutVerdict = (typeof HOLDOUT_VERDICTS)[number];

/** A share of visitors who see nothing, compared with the others by a goal of the site. */
export const Holdout = Type.Object({
  id: Type.String(),
  /** Percent. */
  share: Type.Integer(),
  startedAt: Instant,
  stoppedAt: Type.Optional(Instant),
  held: Group,
  shown: Group,
  /**
   * How much more often visitors who were shown popups reached the goal than the others, as shares:
   * 0.12 is 12 percent more. Missing while it is too early.
   */
  uplift: Type.Optional(
    Type.Object({ estimate: Type.Number(), low: Type.Number(), high: Type.Number() }),
  ),
  verdict: literals(HOLDOUT_VERDICTS),
  /** With the verdict `open`: how many days until the difference is clear, if it stays the same. */
  daysLeft: Type.Optional(Type.Integer()),
});
export type Holdout = Static<typeof Holdout>;

/** Missing: `order` if the site reports orders, otherwise the most frequent goal. */
export const HoldoutQuery = Type.Object({
  goal: Type.Optional(Type.String({ maxLength: GOAL_LIMITS.name })),
});
export type HoldoutQuery = Static<typeof HoldoutQuery>;

/**
 * `GET /api/owner/sites/{siteId}/holdout?goal=` and `GET
 * /api/owner/popups/{popupId}/holdout?goal=`; also the answer of `PATCH`.
 */
export const HoldoutAnswer = Type.Object({
  success: Type.Literal(true),
  /** False: visitors open this popup themselves, or find it in the page; nobody can be held back. */
  canHoldBack: Type.Boolean(),
  /** The holdout that runs. */
  running: Type.Optional(Holdout),
  /** The newest first. */
  past: Type.Array(Holdout),
  /** What the groups are compared by; empty: the site has reported no goal. */
  goal: Type.String(),
  /** Goals of the site, the most frequent first. */
  goals: Type.Array(Type.String()),
});
export type HoldoutAnswer = Static<typeof HoldoutAnswer>;

/**
 * `PATCH` on the same addresses; takes effect at once for visitors. A different share stops the
 * running holdout, keeps its counts and draws new groups. The same share changes nothing. 0 holds
 * nobody back. 409 if the popup does not open by itself, or if another call was faster.
 */
export const ChangeHoldoutRequest = Type.Object(
  { share: Type.Integer({ minimum: 0, maximum: MOST_HELD_BACK }) },
  { additionalProperties: false },
);
export type ChangeHoldoutRequest = Static<typeof ChangeHoldoutRequest>;
