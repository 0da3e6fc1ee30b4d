import { expect, test } from 'vitest';
import { presentNumbers } from '../../lib/numbers/present-numbers.ts';
import { reportNumbers, sumCounts } from './report-numbers.ts';

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

test('the rate of reports and lists is rounded once, where it is shown, as on the page of an A/B test', () => {
  const counts = { ...sumCounts([]), views: 11, conversions: 6 };
  for (const { rate } of [reportNumbers(counts), presentNumbers(counts)]) {
    expect(rate).toBe(6 / 11);
    expect(PERCENT.format(rate)).toBe('54.5%');
  }
});
