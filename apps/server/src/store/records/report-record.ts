import type { ReportDimension } from '@beckon/contract/values';

/** What reports count; each is a column of `report_day`. */
export const REPORT_COUNTS = [
  'offered',
  'lost',
  'views',
  'interactions',
  'closes',
  'conversions',
  'leads',
] as const;

export type ReportCount = (typeof REPORT_COUNTS)[number];

/**
 * `offered`: page views that were sent the popup; `lost`: those that were not. `interactions`:
 * views in which the visitor did something with the popup. `leads`: conversions with answers.
 */
export type ReportCounts = Readonly<Record<ReportCount, number>>;

/**
 * The dimensions of reports. Besides them: `all` for the totals, `reason` for why popups were not
 * offered, and for money `goals` (all goals of a site), `carts` (values `seen` and `ordered`),
 * `goal` and `every-goal` (goals by their name, those with credit and all of a site).
 */
export type StoredDimension =
  | ReportDimension
  | 'all'
  | 'reason'
  | 'goals'
  | 'carts'
  | 'goal'
  | 'every-goal';

/** In place of the currency: counts of goals that have no value. */
export const NO_VALUE = '-';

/** The value of goals, in the currency's unit, and how many they are (`orders`). */
export interface MoneySum {
  readonly currency: string;
  readonly orders: number;
  readonly value: number;
}

export interface ValueMoney extends MoneySum {
  /** The value of the dimension; empty for the total. */
  readonly of: string;
}

/** The goals of one day. */
export interface DayMoney extends MoneySum {
  readonly day: string;
}

/** Which row of `report_day`. */
export interface ReportKey {
  /** The id of a popup or site. */
  readonly scope_id: string;
  readonly dimension: StoredDimension;
  readonly day: string;
  readonly value: string;
}

export interface DayCounts extends ReportCounts {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly day: string;
}

export interface PopupCounts extends ReportCounts {
  readonly popupId: string;
}

export interface ValueCounts extends ReportCounts {
  /** Empty: not known. */
  readonly value: string;
}

/** A report that owners of a site saved. */
export interface ReportViewRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** A site, or one popup of it. */
export interface ReportScope {
  readonly siteId: string;
  readonly popupId?: string;
}

/** `YYYY-MM-DD`, both included. */
export interface ReportDays {
  readonly from: string;
  readonly until: string;
}

/**
 * Days without events are left out. Everything is read from counts, never from events. What events
 * add to the counts is written with the events, and added up before a read. Sites of other accounts
 * have no counts.
 */
export interface ReportStore {
  /**
   * Adds up what events have added to the counts so far. This is done before each read, and also at
   * intervals, so that no read has much to do.
   */
  addUpCounts(): Promise<void>;
  /** The counts over all time of each popup of a site that has any. */
  popupNumbers(accountId: string, siteId: string): Promise<readonly PopupCounts[]>;
  reportDays(
    accountId: string,
    scope: ReportScope,
    days: ReportDays,
  ): Promise<readonly DayCounts[]>;
  /** The first day that has counts; undefined if there is none. */
  firstReportDay(accountId: string, scope: ReportScope): Promise<string | undefined>;
  /** The same for each popup of a site that has counts, by its id. */
  firstPopupDays(accountId: string, siteId: string): Promise<ReadonlyMap<string, string>>;
  /** The counts of each popup of a site that has any. */
  reportPopups(
    accountId: string,
    siteId: string,
    days: ReportDays,
  ): Promise<readonly PopupCounts[]>;
  /** By value of a dimension: most views first, then conversions, closes, value. */
  reportValues(
    accountId: string,
    scope: ReportScope,
    split: { readonly dimension: StoredDimension; readonly days: ReportDays },
  ): Promise<readonly ValueCounts[]>;
  /** The money and numbers of goals, by value of a dimension, highest first. */
  reportMoney(
    accountId: string,
    scope: ReportScope,
    split: { readonly dimension: StoredDimension; readonly days: ReportDays },
  ): Promise<readonly ValueMoney[]>;
  /** The same by day, without values of a dimension. */
  reportMoneyDays(
    accountId: string,
    scope: ReportScope,
    days: ReportDays,
  ): Promise<readonly DayMoney[]>;
  /** The same for each popup of a site, by its id. A goal counts for each popup that was seen. */
  popupMoney(accountId: string, siteId: string, days: ReportDays): Promise<readonly ValueMoney[]>;
  /** Oldest first. Sites of other accounts have none. */
  reportViews(accountId: string, siteId: string): Promise<readonly ReportViewRecord[]>;
  /** `false`: the site is not the account's, or has as many as it may have. */
  saveReportView(
    accountId: string,
    siteId: string,
    view: ReportViewRecord & { readonly at: number },
  ): Promise<boolean>;
  /** `false`: there is no such view. */
  deleteReportView(accountId: string, siteId: string, viewId: string): Promise<boolean>;
  /** Views of all sites of an account in the days given: what plans count. */
  accountViews(accountId: string, from: string, until: string): Promise<number>;
}
