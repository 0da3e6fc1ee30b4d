/**
 * How often a popup may show itself to one visitor; the numbers are part of the code.
 * docs/behaviour/frequency.md#frequency-rules.
 */
export const FREQUENCY_RULES = [
  'display_everytime_everypage_5',
  'display_once_every_few_visiting_4',
  'display_once_every_few_days_3',
  'display_once_a_visitor_2',
  'display_once_a_day_1',
] as const;
export type FrequencyRule = (typeof FREQUENCY_RULES)[number];

export const DEFAULT_DAYS_BETWEEN = 3;
export const DEFAULT_VISITS_BETWEEN = 4;
