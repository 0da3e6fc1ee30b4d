import { type Static, Type } from 'typebox';
import { Day } from './answers.ts';
import { PopupNumbers } from './popup-calls.ts';

/**
 * Days of the site's time zone, both included; default: the last 30 days up to today. At most 366
 * days.
 */
export const ReportQuery = Type.Object({ from: Type.Optional(Day), until: Type.Optional(Day) });
export type ReportQuery = Static<typeof ReportQuery>;

export const ReportDay = Type.Object({
  day: Day,
  views: Type.Integer(),
  closes: Type.Integer(),
  conversions: Type.Integer(),
});
export type ReportDay = Static<typeof ReportDay>;

export const TriggerCount = Type.Object({ trigger: Type.String(), count: Type.Integer() });
export type TriggerCount = Static<typeof TriggerCount>;

/** `GET /api/owner/popups/{popupId}/report?from=&until=`; days without events are there with zeros. */
export const PopupReportAnswer = Type.Object({
  success: Type.Literal(true),
  from: Day,
  until: Day,
  numbers: PopupNumbers,
  days: Type.Array(ReportDay),
  /** How it was left, most frequent first. */
  closeTriggers: Type.Array(TriggerCount),
});
export type PopupReportAnswer = Static<typeof PopupReportAnswer>;

/** `GET /api/owner/sites/{siteId}/report?from=&until=`: the site's sum and a line per popup. */
export const SiteReportAnswer = Type.Object({
  success: Type.Literal(true),
  from: Day,
  until: Day,
  numbers: PopupNumbers,
  days: Type.Array(ReportDay),
  popups: Type.Array(
    Type.Object({ popupId: Type.String(), name: Type.String(), numbers: PopupNumbers }),
  ),
});
export type SiteReportAnswer = Static<typeof SiteReportAnswer>;
