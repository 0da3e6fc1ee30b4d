export interface EventCounts {
  readonly views: number;
  readonly closes: number;
  readonly conversions: number;
}

export interface DayCounts extends EventCounts {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly day: string;
}

export interface PopupCounts extends EventCounts {
  readonly popupId: string;
}

export interface DetailCount {
  readonly detail: string;
  readonly count: number;
}

/**
 * Days are `YYYY-MM-DD`, both included; days without events are left out. All are read from day
 * counts, never from events.
 */
export interface ReportStore {
  /**
   * Whole-life numbers of each popup of a site that has any; empty when the site is not the
   * account's.
   */
  popupNumbers(accountId: string, siteId: string): Promise<readonly PopupCounts[]>;
  popupDays(
    accountId: string,
    popupId: string,
    from: string,
    until: string,
  ): Promise<readonly DayCounts[]>;
  siteDays(
    accountId: string,
    siteId: string,
    from: string,
    until: string,
  ): Promise<readonly DayCounts[]>;
  sitePopupCounts(
    accountId: string,
    siteId: string,
    from: string,
    until: string,
  ): Promise<readonly PopupCounts[]>;
  /**
   * How a popup was left (`closes`), opened (`views`) or what opened it before a conversion, most
   * frequent first.
   */
  popupDetails(
    accountId: string,
    popupId: string,
    kind: 'views' | 'closes' | 'conversions',
    days: { readonly from: string; readonly until: string },
  ): Promise<readonly DetailCount[]>;
  /** Views of all sites of an account in the days given: what plans count. */
  accountViews(accountId: string, from: string, until: string): Promise<number>;
}
