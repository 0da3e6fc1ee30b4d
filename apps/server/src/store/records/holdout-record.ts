import type { GoalTotals } from './goal-record.ts';

/** How many visitors of one group there were, and how many of them reached the goal. */
export interface GroupCounts {
  readonly visitors: number;
  readonly successes: number;
  /** How often they reached it. Missing: the holdout was stopped before this was counted. */
  readonly goals?: GoalTotals;
}

/** Both groups of a holdout, for one goal of the site. */
export interface HoldoutCounts {
  readonly goal: string;
  readonly held: GroupCounts;
  readonly shown: GroupCounts;
}

/** A share of the visitors who see nothing, so that the others can be compared with them. */
export interface HoldoutRecord {
  /** Decides who is in the group; every start draws the group again. */
  readonly id: string;
  readonly siteId: string;
  /** Undefined: all popups of the site. */
  readonly popupId: string | undefined;
  /** Percent, 1 to 50. */
  readonly share: number;
  /** In ms. */
  readonly startedAt: number;
  readonly stoppedAt: number | undefined;
  /** The counts by goal when it was stopped. */
  readonly finalCounts: readonly HoldoutCounts[] | undefined;
}

/** The part of a running holdout that a display decision needs. */
export type LiveHoldout = Pick<HoldoutRecord, 'id' | 'popupId' | 'share'>;

/**
 * A visitor who was offered, or would have been offered, what the holdout holds back, for the first
 * time.
 */
export interface NewHoldoutVisitor {
  readonly holdoutId: string;
  readonly siteId: string;
  readonly visitorId: string;
  readonly isHeld: boolean;
  /** In ms. */
  readonly at: number;
}

/** The site's holdout, or that of one popup. */
export interface HoldoutScope {
  readonly siteId: string;
  readonly popupId: string | undefined;
}

/** Owners' methods take the account. Sites of other accounts have no holdouts. */
export interface HoldoutStore {
  /** The newest first; at most one runs. */
  holdoutsOf(accountId: string, scope: HoldoutScope): Promise<readonly HoldoutRecord[]>;
  /**
   * Stops the running holdout of this scope, keeps its final counts, and starts the next one, if
   * any. Its visitors are removed later. False: there is no such site, or another call was faster,
   * so `replaces` (undefined: none) no longer runs.
   */
  changeHoldout(
    accountId: string,
    scope: HoldoutScope,
    change: {
      readonly replaces: string | undefined;
      readonly finalCounts: readonly HoldoutCounts[];
      readonly next: { readonly id: string; readonly share: number } | undefined;
      readonly at: number;
    },
  ): Promise<boolean>;
  /** Both groups now, for each of the goals. A goal counts within seven days of the first offer. */
  countHoldout(
    holdout: Pick<HoldoutRecord, 'id' | 'siteId'>,
    goals: readonly string[],
  ): Promise<readonly HoldoutCounts[]>;
}
