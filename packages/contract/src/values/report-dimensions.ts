/**
 * What reports split counts by. `close` splits closes by what closed the popup, `prize` conversions
 * by what was won; the others split all of them by the view that they came from.
 */
export const REPORT_DIMENSIONS = [
  'trigger',
  'page',
  'device',
  'country',
  'source',
  'language',
  'visitor',
  'close',
  'prize',
] as const;

export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** Stands for the values that came after as many as are told apart in a day. */
export const OTHER_VALUES = '(other)';
