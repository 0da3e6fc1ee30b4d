import type { PopupSettings } from '@beckon/contract/settings';
import {
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
  type FrequencyRule,
} from '@beckon/contract/values';

const WORDS: Readonly<Record<FrequencyRule, (count: number | undefined) => string>> = {
  display_everytime_everypage_5: () => 'every time',
  display_once_a_visitor_2: () => 'once for each visitor',
  display_once_a_day_1: () => 'once a day',
  display_once_every_few_visiting_4: (count = DEFAULT_VISITS_BETWEEN) => `once in ${count} visits`,
  display_once_every_few_days_3: (count = DEFAULT_DAYS_BETWEEN) => `once in ${count} days`,
};

/** The frequency in words, for an owner who wants to know why a popup does not show. */
export function describeFrequency({ rule, count }: PopupSettings['frequency']): string {
  return WORDS[rule](count);
}
