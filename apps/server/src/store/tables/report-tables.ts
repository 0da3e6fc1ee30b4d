import type { ReportCounts } from '../records/report-record.ts';

/**
 * Counts of a popup or site (`scope_id`) by day and value of a dimension;
 * docs/behaviour/reports.md.
 */
export interface ReportTables {
  readonly report_day: {
    readonly scope_id: string;
    readonly dimension: string;
    readonly day: string;
    readonly value: string;
  } & ReportCounts;
  /** What commits add to `report_day`, until it is added up. */
  readonly waiting_counts: {
    readonly number?: number;
    /** JSON of a list of `CountedEvent`. */
    readonly counted: string;
  };
  /** What display calls add to `waiting_counts`, one row per site and day, until it is moved there. */
  readonly waiting_offers: {
    readonly number?: number;
    readonly site_id: string;
    readonly day: string;
    /** JSON of three lists: popups, reasons and times. */
    readonly counted: string;
  };
  readonly report_view: {
    readonly id: string;
    readonly site_id: string;
    readonly name: string;
    /** The path of the dashboard's page, with its search. */
    readonly filters: string;
    readonly created_at: number;
  };
  readonly report_mail: {
    readonly site_id: string;
    readonly address: string;
    /** The Monday that the latest report began with; empty: there was none. */
    readonly week: string;
    readonly off: number;
  };
  readonly open_cart: {
    /** The id of a popup or site. */
    readonly scope_id: string;
    readonly visitor_id: string;
    readonly site_id: string;
    /**
     * The first view with this cart, its day and its time. `seen_at` is the time of the latest
     * view.
     */
    readonly view_id: string;
    readonly day: string;
    readonly since: number;
    readonly seen_at: number;
  };
  readonly report_money: {
    readonly scope_id: string;
    readonly dimension: string;
    readonly day: string;
    readonly value: string;
    readonly currency: string;
    readonly orders: number;
    readonly thousandths: number;
  };
}
