import type { SiteRecord } from './site-record.ts';

/** Reports that go out by mail each week. Addresses are in lower case. */
export interface ReportMailStore {
  /** Sites whose owners want the report. */
  sitesWithWeeklyReport(): Promise<readonly SiteRecord[]>;
  /**
   * Puts the report of a week among the deliveries of the site, due at `at` (ms). False: the
   * address already got that week or one of the two after it, or wants no more reports. Of many
   * calls at once only one does it.
   */
  queueReportMail(mail: {
    readonly siteId: string;
    readonly accountId: string;
    readonly address: string;
    /** The Monday it begins with, `YYYY-MM-DD`. */
    readonly week: string;
    readonly at: number;
  }): Promise<boolean>;
  /** Whether the address gets the reports of this site from now on. False: there is no such site. */
  setReportMail(siteId: string, address: string, isWanted: boolean): Promise<boolean>;
  /** The addresses that want no reports of this site. */
  reportMailsOff(siteId: string): Promise<ReadonlySet<string>>;
}
