/**
 * What reports split counts by. `close` splits closes by what closed the popup, `prize` conversions
 * by what was won, `variant` is read from the counts of the popups of A/B tests; the others split
 * all of them by the view that they came from.
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
  'variant',
] as const;

export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** The name of each split for owners, on the screen and in spreadsheets. */
export const DIMENSION_WORDS: Readonly<Record<ReportDimension, string>> = {
  page: 'Page',
  source: 'Source',
  trigger: 'Trigger',
  device: 'Device',
  country: 'Country',
  language: 'Language',
  visitor: 'New or returning',
  close: 'How closed',
  prize: 'Prize',
  variant: 'A/B test',
};

/** Replaces the values beyond those that are distinguished in a day. */
export const OTHER_VALUES = '(other)';
