import type { SiteRecord } from './site-record.ts';

/** Reports that go out by mail each week. Addresses are in lower case. */
export interface ReportMailStore {
  /** Sites whose owners want the report. */
  sitesWithWeeklyReport(): Promise<readonly SiteRecord[]>;
  /**
   * Queues the report of a week as a delivery of the site, due at `at` (ms). False: the address
   * already got the report of that week or of one of the two weeks after it, or wants no more
   * reports. Of several calls at once only one queues it.
   */
  queueReportMail(mail: {
    readonly siteId: string;
    readonly accountId: string;
    readonly address: string;
    /** The Monday it begins with, `YYYY-MM-DD`. */
    readonly week: string;
    readonly at: number;
  }): Promise<boolean>;
  /** Sets whether the address gets the reports of this site. False: there is no such site. */
  setReportMail(siteId: string, address: string, isWanted: boolean): Promise<boolean>;
  /** The addresses that want no reports of this site. */
  reportMailsOff(siteId: string): Promise<ReadonlySet<string>>;
}
