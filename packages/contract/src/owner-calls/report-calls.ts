import { type Static, Type } from 'typebox';
import { Day } from './answers.ts';
import type { ReportDimension } from '../values/results/report-dimensions.ts';
import { Deleted, PopupNumbers } from './popup-calls.ts';

/**
 * Days of the site's time zone, both included; default: the last 30 days up to today. At most three
 * years.
 */
export const ReportQuery = Type.Object({ from: Type.Optional(Day), until: Type.Optional(Day) });
export type ReportQuery = Static<typeof ReportQuery>;

const counts = {
  views: Type.Integer(),
  interactions: Type.Integer(),
  closes: Type.Integer(),
  conversions: Type.Integer(),
  leads: Type.Integer(),
};

/**
 * What happened in the days of a report. `offered`: page views that were sent the popup; `lost`:
 * page views that were not, because of a rule; of a site, both are sums over its popups, in which a
 * page view counts once for each popup. The range from `rateFrom` to `rateUntil` contains the true
 * rate in 19 of 20 cases (Wilson's interval).
 */
export const ReportNumbers = Type.Object({
  offered: Type.Integer(),
  lost: Type.Integer(),
  ...counts,
  rate: Type.Number(),
  rateFrom: Type.Number(),
  rateUntil: Type.Number(),
});
export type ReportNumbers = Static<typeof ReportNumbers>;

export const ReportDay = Type.Object({ day: Day, ...counts });
export type ReportDay = Static<typeof ReportDay>;

/**
 * Goals with a value (`orders`), by currency; empty if neither the goal nor the site had one.
 * `value` is in the currency's unit.
 */
export const ReportMoney = Type.Object({
  currency: Type.String(),
  orders: Type.Integer(),
  value: Type.Number(),
});
export type ReportMoney = Static<typeof ReportMoney>;

/** How often a goal was reached, with and without a value, and what those with one were worth. */
export const ReportGoal = Type.Object({
  name: Type.String(),
  count: Type.Integer(),
  revenue: Type.Array(ReportMoney),
});
export type ReportGoal = Static<typeof ReportGoal>;

/** A day with its goals, those without a value too, and the value of the others. */
export const ReportDayWithGoals = Type.Object({
  day: Day,
  ...counts,
  goals: Type.Integer(),
  revenue: Type.Array(ReportMoney),
});
export type ReportDayWithGoals = Static<typeof ReportDayWithGoals>;

/**
 * Carts that visitors had when the popup showed, counted on the day on which it first showed with
 * them. `ordered`: by the same visitor within seven days after the cart was last seen; `abandoned`:
 * not ordered, and not seen for a day; the others are `open`. `revenue`: the value of the ordered
 * carts.
 */
export const ReportCarts = Type.Object({
  seen: Type.Integer(),
  ordered: Type.Integer(),
  abandoned: Type.Integer(),
  open: Type.Integer(),
  revenue: Type.Array(ReportMoney),
});
export type ReportCarts = Static<typeof ReportCarts>;

export const ReasonCount = Type.Object({ reason: Type.String(), count: Type.Integer() });
export type ReasonCount = Static<typeof ReasonCount>;

export const TriggerCount = Type.Object({ trigger: Type.String(), count: Type.Integer() });
export type TriggerCount = Static<typeof TriggerCount>;

const Span = Type.Object({ from: Day, until: Day });

const report = {
  success: Type.Literal(true),
  from: Day,
  until: Day,
  /**
   * The same number of days right before, without those that correspond to days that are not over.
   * Missing if no day is left.
   */
  before: Type.Optional(Span),
  /** The first day with counts, if `before` begins earlier. Then nothing can be compared. */
  since: Type.Optional(Day),
  /** True if the report includes today, in the site's time zone, which is not over. */
  isUnfinished: Type.Boolean(),
  numbers: ReportNumbers,
  numbersBefore: ReportNumbers,
  /** The part of `numbers` from days that are not over. Subtract it before comparing. */
  numbersToday: ReportNumbers,
  /** Days without events are included, with zeros. */
  days: Type.Array(ReportDayWithGoals),
  /** As many as `days`. */
  daysBefore: Type.Array(ReportDay),
  /** Why it was not offered, most frequent first; of a site, as `lost`. */
  reasons: Type.Array(ReasonCount),
  /** How it was closed, most frequent first. */
  closeTriggers: Type.Array(TriggerCount),
  /** The value of goals of visitors who had seen it in the seven days before. */
  revenue: Type.Array(ReportMoney),
  revenueBefore: Type.Array(ReportMoney),
  revenueToday: Type.Array(ReportMoney),
  /** The goals of visitors who had seen it in the seven days before, the most frequent first. */
  goals: Type.Array(ReportGoal),
  carts: ReportCarts,
};

/** `GET /api/owner/popups/{popupId}/report?from=&until=`. */
export const PopupReportAnswer = Type.Object(report);
export type PopupReportAnswer = Static<typeof PopupReportAnswer>;

const PopupLine = Type.Object({
  popupId: Type.String(),
  name: Type.String(),
  /** It is deleted, and can be restored or not. */
  deleted: Type.Optional(Deleted),
  numbers: PopupNumbers,
  numbersBefore: PopupNumbers,
  numbersToday: PopupNumbers,
  /** As in the report: the popup's first day with counts, if `before` begins earlier. */
  since: Type.Optional(Day),
  /** Goals of its visitors, those without a value too. */
  goals: Type.Integer(),
  revenue: Type.Array(ReportMoney),
  carts: Type.Object({ seen: Type.Integer(), ordered: Type.Integer() }),
});

/**
 * `GET /api/owner/sites/{siteId}/report?from=&until=`: the totals of the site and a line per popup;
 * for a deleted popup only if it has numbers.
 */
export const SiteReportAnswer = Type.Object({
  ...report,
  popups: Type.Array(PopupLine),
  /** The value of all goals of the site, with or without a popup. */
  revenueInAll: Type.Array(ReportMoney),
  /** All goals of the site, with or without a popup, the most frequent first. */
  goalsInAll: Type.Array(ReportGoal),
});
export type SiteReportAnswer = Static<typeof SiteReportAnswer>;

const SplitRow = Type.Object({
  /**
   * Empty: not known. `(other)`: all values beyond the limit of a day, such as the first fifty
   * pages. Pages are as people read them, with letters instead of their percent codes.
   */
  value: Type.String(),
  numbers: ReportNumbers,
  numbersBefore: ReportNumbers,
  numbersToday: ReportNumbers,
  /** Goals, those without a value too. */
  goals: Type.Integer(),
  revenue: Type.Array(ReportMoney),
});
export type SplitRow = Static<typeof SplitRow>;

/**
 * `GET /api/owner/sites/{siteId}/report/splits/{dimension}?from=&until=`, and the same of a popup:
 * most views first; designs of A/B tests by the letter. Dimensions: `REPORT_DIMENSIONS`.
 */
export const ReportSplitAnswer = Type.Object({
  success: Type.Literal(true),
  from: Day,
  until: Day,
  rows: Type.Array(SplitRow),
});
export type ReportSplitAnswer = Static<typeof ReportSplitAnswer>;

/** A page of reports with its filters, under a name: `address` is a path of the dashboard. */
export const SaveReportViewRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  address: Type.String({
    maxLength: 300,
    pattern: '^/(reports|popups/[A-Za-z0-9]{13}/reports)(\\?[A-Za-z0-9=&_.%-]*)?$',
  }),
});
export type SaveReportViewRequest = Static<typeof SaveReportViewRequest>;

export const ReportView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address: Type.String(),
});
export type ReportView = Static<typeof ReportView>;

/** `GET /api/owner/sites/{siteId}/report-views`, oldest first; `POST` adds one and returns all. */
export const ReportViewsAnswer = Type.Object({
  success: Type.Literal(true),
  views: Type.Array(ReportView),
});
export type ReportViewsAnswer = Static<typeof ReportViewsAnswer>;

/**
 * `GET /api/owner/sites/{siteId}/report/csv/{table}?from=&until=`, and the same of a popup: a table
 * as a spreadsheet. Tables are `days`, `funnel`, `goals`, `carts`, of sites `popups`, of popups
 * `answers`, and each dimension.
 */
export type ReportTable =
  | 'days'
  | 'funnel'
  | 'goals'
  | 'carts'
  | 'popups'
  | 'answers'
  | ReportDimension;
