import type { MoneySum } from './report-record.ts';

/** Something that the site wanted has happened. docs/behaviour/goals.md. */
export interface NewGoal {
  /** The same id is stored once: derive it from the shop's own number or from the browser's key. */
  readonly id: string;
  readonly siteId: string;
  readonly accountId: string;
  /** Empty: the visitor is not known, so no popup gets credit for it. */
  readonly visitorId: string;
  readonly name: string;
  /** The shop's own number, for owners to recognise it; missing or empty: it has none. */
  readonly number?: string;
  /** In units of the currency, with up to three decimals; undefined: it has no value. */
  readonly value: number | undefined;
  /** Three capital letters, or empty. */
  readonly currency: string;
  readonly url: string;
  /** In ms, and as `YYYY-MM-DD` in the site's time zone. */
  readonly at: number;
  readonly day: string;
}

/** How many goals a group of visitors reached, and what those with a value were worth. */
export interface GoalTotals {
  readonly count: number;
  readonly money: readonly MoneySum[];
}

/** How often a goal was reached, and its total value. Each currency has its own row. */
export interface GoalSum {
  readonly name: string;
  readonly currency: string;
  readonly count: number;
  readonly value: number;
}

/** Goals of visitors who had seen the popup in the seven days before. */
export interface PopupGoalSum extends GoalSum {
  readonly popupId: string;
  /** Those of them who had converted on it as well. */
  readonly converted: { readonly count: number; readonly value: number };
}

/** A popup that a goal is credited to. */
export interface CreditedPopup {
  readonly id: string;
  readonly name: string;
  readonly isDeleted: boolean;
}

/** A goal of a site as its owner sees it, with the popups that get the credit. */
export interface CountedGoal extends Pick<
  NewGoal,
  'id' | 'name' | 'value' | 'currency' | 'url' | 'at' | 'day'
> {
  readonly number: string;
  readonly popups: readonly CreditedPopup[];
  /** The owner left it out of reports. */
  readonly isLeftOut: boolean;
}

/** A place in the list of goals. */
export type GoalPlace = Pick<NewGoal, 'day' | 'at' | 'id'>;

/** Which goals of a list. */
export interface GoalsPage {
  readonly after?: GoalPlace;
  readonly limit: number;
  readonly numbers?: readonly string[];
  readonly onlyLeftOut?: boolean;
}

/** Days are `YYYY-MM-DD` of the site, both included. */
export interface GoalDays {
  readonly from: string;
  readonly until: string;
}

/** Goals of a site, without those left out of reports in sums. Sites of other accounts have none. */
export interface GoalStore {
  /** All goals of a site, by name and currency, the most frequent first. */
  siteGoals(accountId: string, siteId: string, days: GoalDays): Promise<readonly GoalSum[]>;
  /**
   * The same by popup. A goal counts for each popup that its visitor saw, so do not add up the
   * popups of a site.
   */
  popupGoals(accountId: string, siteId: string, days: GoalDays): Promise<readonly PopupGoalSum[]>;
  /** All goals of a site, day by day, in chunks. */
  streamGoals(
    accountId: string,
    siteId: string,
  ): AsyncIterable<readonly (NewGoal & Pick<CountedGoal, 'isLeftOut'>)[]>;
  /**
   * Goals of a site, the latest first, also those left out of reports. `numbers`: only those with
   * one of these order numbers.
   */
  goalsOf(accountId: string, siteId: string, page: GoalsPage): Promise<readonly CountedGoal[]>;
  /**
   * Leaves goals out of all counts, or takes them in again. Returns how many changed; goals that
   * are so already do not count twice.
   */
  leaveOutGoals(
    accountId: string,
    goals: { readonly siteId: string; readonly goalIds: readonly string[] },
    isLeftOut: boolean,
  ): Promise<number>;
}
