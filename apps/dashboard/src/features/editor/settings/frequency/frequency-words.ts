import {
  DEFAULT_DAYS_BETWEEN,
  DEFAULT_VISITS_BETWEEN,
  type FrequencyRule,
} from '@beckon/contract/values';
import { plural } from '../../../../lib/words/plural.ts';

interface FrequencyWords {
  /** The label in the list of choices. */
  readonly choice: string;
  /** The text in the sentence that sums up the settings. */
  readonly summary: (count: number) => string;
  /** The number of the rule, if it has one: its label and its initial value. */
  readonly counted?: { readonly label: string; readonly first: number };
}

/** The texts for each frequency rule. */
export const FREQUENCY_WORDS: Readonly<Record<FrequencyRule, FrequencyWords>> = {
  display_once_every_few_days_3: {
    choice: 'Once every few days',
    summary: (days) => `at most once in ${plural(days, 'day')}`,
    counted: { label: 'Days between', first: DEFAULT_DAYS_BETWEEN },
  },
  display_once_every_few_visiting_4: {
    choice: 'Once every few visits',
    summary: (visits) => `at most once in ${plural(visits, 'visit')}`,
    counted: { label: 'Visits between', first: DEFAULT_VISITS_BETWEEN },
  },
  display_once_a_day_1: { choice: 'Once a day', summary: () => 'at most once a day' },
  display_once_a_visitor_2: { choice: 'Once, then never again', summary: () => 'only once ever' },
  display_everytime_everypage_5: {
    choice: 'Every time, on every page',
    summary: () => 'every time',
  },
};
