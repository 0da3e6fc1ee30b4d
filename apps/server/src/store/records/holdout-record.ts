/** How many visitors of one group there were, and how many of them reached the goal. */
export interface GroupCounts {
  readonly visitors: number;
  readonly successes: number;
}

/** Both groups of a holdout, for one goal of the site. */
export interface HoldoutCounts {
  readonly goal: string;
  readonly held: GroupCounts;
  readonly shown: GroupCounts;
}

/** A share of the visitors who are to see nothing, so that the others can be compared with them. */
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
  /** By goal, as they were when it was stopped. */
  readonly finalCounts: readonly HoldoutCounts[] | undefined;
}

/** As much of a running holdout as a display decision needs. */
export type LiveHoldout = Pick<HoldoutRecord, 'id' | 'popupId' | 'share'>;

/** A visitor was for the first time offered, or would have been, what the holdout holds back. */
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

/** Owners' methods take the account; another's site has none. */
export interface HoldoutStore {
  /** The newest first; at most one runs. */
  holdoutsOf(accountId: string, scope: HoldoutScope): Promise<readonly HoldoutRecord[]>;
  /**
   * Stops the one that runs in this scope, keeping its final counts, and starts the next, if any;
   * its visitors are removed later. False: the site is not there, or another call was faster:
   * `replaces` (undefined: none) does not run any more.
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
