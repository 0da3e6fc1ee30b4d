import type { AbTestState } from '@beckon/contract/owner-calls';
import type { GoalTotals } from './goal-record.ts';
import type { Publication } from './popup-record.ts';

/** A popup that competes with others of its test. */
export interface TestArm {
  readonly popupId: string;
  /** `A` is the original. */
  readonly name: string;
  readonly weight: number;
  /**
   * When the design was changed while the test ran and visitors had seen it (ms), the first change
   * first.
   */
  readonly changedAt?: readonly number[];
}

export interface TestCounts {
  readonly popupId: string;
  readonly visitors: number;
  readonly successes: number;
  /**
   * Goals of these visitors: the test's goal or, if it counts conversions, orders. Missing: the
   * test was stopped before they were counted.
   */
  readonly goals?: GoalTotals;
}

/** Times in ms. */
export interface AbTestRecord {
  readonly id: string;
  readonly siteId: string;
  /** The original. */
  readonly popupId: string;
  readonly state: AbTestState;
  /** Name of a goal; empty: conversions on the popup. */
  readonly goal: string;
  /** The original first. */
  readonly arms: readonly TestArm[];
  readonly startedAt: number | undefined;
  readonly stoppedAt: number | undefined;
  /** Id of the popup that won. */
  readonly winner: string | undefined;
  /** The counts when it was stopped, so that erasing data later does not change the result. */
  readonly finalCounts: readonly TestCounts[] | undefined;
}

/** `conflict`: the test is not in a state for this, or the popup has an open test already. */
type Outcome = AbTestRecord | 'conflict' | undefined;

export interface AbTestChanges {
  readonly goal?: string;
  /** Returns the new arms. It gets the arms that are stored at the moment of writing. */
  readonly arms?: (before: AbTestRecord['arms']) => AbTestRecord['arms'];
}

/** Every method takes the account. Tests of other accounts do not exist for it. */
export interface AbTestStore {
  /** Creates a draft. Undefined: there is no such popup. */
  createTest(
    accountId: string,
    test: Pick<AbTestRecord, 'id' | 'popupId' | 'arms'> & { readonly at: number },
  ): Promise<Outcome>;
  abTest(accountId: string, testId: string): Promise<AbTestRecord | undefined>;
  /** Tests of a site, the newest first. */
  abTestsOf(accountId: string, siteId: string): Promise<readonly AbTestRecord[]>;
  /** Changes a draft. If `arms` throws, this rejects with the same error and changes nothing. */
  updateTest(accountId: string, testId: string, changes: AbTestChanges): Promise<Outcome>;
  /** Deletes a draft; `false`: there is no such test, or it is not a draft. Its popups stay. */
  deleteTest(accountId: string, testId: string): Promise<boolean>;
  /** Publishes all arms and starts, all or nothing. */
  startTest(
    accountId: string,
    testId: string,
    start: { readonly publications: ReadonlyMap<string, Publication>; readonly at: number },
  ): Promise<Outcome>;
  /** Ends a running test: variants are paused, the original continues alone. */
  stopTest(
    accountId: string,
    testId: string,
    stop: {
      readonly winner: string | undefined;
      readonly finalCounts: readonly TestCounts[];
      readonly at: number;
    },
  ): Promise<Outcome>;
  /** Records in a running test that the design of an arm was changed. */
  recordChangedArm(
    accountId: string,
    testId: string,
    change: { readonly popupId: string; readonly at: number },
  ): Promise<void>;
  /** Counts each arm's visitors from `from` until `until` (ms), by their first view. */
  countTest(
    test: AbTestRecord,
    span: { readonly from: number; readonly until: number },
  ): Promise<readonly TestCounts[]>;
}
