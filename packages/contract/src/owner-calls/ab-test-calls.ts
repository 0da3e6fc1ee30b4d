import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { GOAL_LIMITS } from '../values/results/goal-limits.ts';
import { POPUP_STATUSES } from '../values/popups/screens.ts';
import { Instant } from './answers.ts';
import { ReportMoney } from './report-calls.ts';

export const AB_TEST_STATES = ['draft', 'running', 'stopped'] as const;
export type AbTestState = (typeof AB_TEST_STATES)[number];

/** The maximum number of arms of a test, including the original, A. */
export const MOST_ARMS = 5;

const Weight = Type.Integer({ minimum: 0, maximum: 1000 });
/** What counts as a success: the name of a goal of the site, or empty for a conversion on the popup. */
const TestGoal = Type.String({ maxLength: GOAL_LIMITS.name });

const Uplift = Type.Object({ estimate: Type.Number(), low: Type.Number(), high: Type.Number() });

/** One design of a test, with the results of the visitors who saw it. */
export const AbTestArm = Type.Object({
  /** `A` is the original. */
  name: Type.String(),
  popupId: Type.String(),
  popupName: Type.String(),
  /**
   * The status of the arm's popup. If it is paused or deleted, the arm's visitors see no popup of
   * the test.
   */
  status: literals(POPUP_STATUSES),
  weight: Weight,
  visitors: Type.Integer(),
  /** Of these visitors, how many succeeded. */
  successes: Type.Integer(),
  rate: Type.Number(),
  /**
   * Goals of these visitors within seven days (the goal of the test or, if conversions count,
   * orders), and their value. Missing: the test was stopped before this was counted.
   */
  goals: Type.Optional(Type.Integer()),
  revenue: Type.Optional(Type.Array(ReportMoney)),
  /** Compared with A, as shares: 0.12 is 12 percent more. Missing for A, and while it is too early. */
  uplift: Type.Optional(Uplift),
  /** Only for a variant, before the start: its draft is the same as that of A. */
  isLikeA: Type.Optional(Type.Literal(true)),
  /**
   * When its design was changed while the test ran and visitors had seen it, the first change
   * first. The result counts the visitors of all its designs together.
   */
  changedAt: Type.Optional(Type.Array(Instant)),
});
export type AbTestArm = Static<typeof AbTestArm>;

export type AbTestVerdict =
  /** Nobody has seen these arms yet. */
  | { readonly kind: 'unseen'; readonly arms: readonly string[] }
  | { readonly kind: 'too-early' }
  /**
   * No clear difference yet. `daysLeft`: how long the test still takes if the difference stays the
   * same; missing: it may never end.
   */
  | { readonly kind: 'open'; readonly daysLeft?: number }
  /** `arm` has a higher rate than `than`, by at least `low` and at most `high` (shares). */
  | {
      readonly kind: 'better';
      readonly arm: string;
      readonly than: string;
      readonly low: number;
      readonly high: number;
    };
/** All properties of all verdicts. A union would make the server compile a check, see `literals`. */
const Verdict = Type.Unsafe<AbTestVerdict>(
  Type.Object({
    kind: literals(['unseen', 'too-early', 'open', 'better']),
    arms: Type.Optional(Type.Array(Type.String())),
    daysLeft: Type.Optional(Type.Integer()),
    arm: Type.Optional(Type.String()),
    than: Type.Optional(Type.String()),
    low: Type.Optional(Type.Number()),
    high: Type.Optional(Type.Number()),
  }),
);

export const AbTest = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  /** The original. */
  popupId: Type.String(),
  state: literals(AB_TEST_STATES),
  goal: TestGoal,
  /** The original first. */
  arms: Type.Array(AbTestArm),
  verdict: Verdict,
  /**
   * The visitors are not divided as the weights say, and chance does not explain it: the verdict is
   * not reliable.
   */
  hasUnevenShares: Type.Optional(Type.Literal(true)),
  startedAt: Type.Optional(Instant),
  stoppedAt: Type.Optional(Instant),
  /** Name of the arm whose design and settings the popup got. */
  winner: Type.Optional(Type.String()),
});
export type AbTest = Static<typeof AbTest>;

/**
 * `GET /api/owner/popups/{popupId}/ab-tests`: the tests of the popup or, if it is a variant, of its
 * original; the newest first. `goals`: the names that the site has reported, to choose from.
 */
export const AbTestsAnswer = Type.Object({
  success: Type.Literal(true),
  tests: Type.Array(AbTest),
  goals: Type.Array(Type.String()),
});
export type AbTestsAnswer = Static<typeof AbTestsAnswer>;

/**
 * `POST /api/owner/popups/{popupId}/ab-tests` (creates a test of the popup with a copy of it as B;
 * 409 while another test of it is open), `POST /api/owner/ab-tests/{testId}/arms`, `/start`,
 * `/stop`, and `DELETE /api/owner/ab-tests/{testId}/arms/{popupId}`.
 */
export const AbTestAnswer = Type.Object({ success: Type.Literal(true), test: AbTest });
export type AbTestAnswer = Static<typeof AbTestAnswer>;

/** `PATCH /api/owner/ab-tests/{testId}`: only before the test starts, 409 later. */
export const UpdateAbTestRequest = Type.Object(
  {
    goal: Type.Optional(TestGoal),
    /** By the arm's name. */
    weights: Type.Optional(Type.Record(Type.String({ maxLength: 2 }), Weight)),
  },
  { additionalProperties: false },
);
export type UpdateAbTestRequest = Static<typeof UpdateAbTestRequest>;

/**
 * `POST /api/owner/ab-tests/{testId}/promote`: stops the test, gives the popup the arm's design and
 * settings, and publishes it.
 */
export const PromoteArmRequest = Type.Object(
  { arm: Type.String({ minLength: 1, maxLength: 2 }) },
  { additionalProperties: false },
);
export type PromoteArmRequest = Static<typeof PromoteArmRequest>;
