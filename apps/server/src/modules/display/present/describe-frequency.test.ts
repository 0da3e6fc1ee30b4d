import { expect, it } from 'vitest';
import { describeFrequency } from './describe-frequency.ts';

it.each([
  [{ rule: 'display_everytime_everypage_5' }, 'every time'],
  [{ rule: 'display_once_every_few_days_3' }, 'once in 3 days'],
  [{ rule: 'display_once_every_few_visiting_4', count: 7 }, 'once in 7 visits'],
] as const)('the frequency %j is described as “%s”', (frequency, words) => {
  expect(describeFrequency({ ...frequency, scope: [] })).toBe(words);
});
