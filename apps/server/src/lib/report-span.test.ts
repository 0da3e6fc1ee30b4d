import { expect, test } from 'vitest';
import { parseDay } from './day-span.ts';
import { fillDays, readSpan, sumCounts } from './report-span.ts';

const NOW = Date.parse('2026-05-31T22:30:00Z');
const day = (text: string) => parseDay(text) ?? 0;

test("without days asked for, the last thirty up to today in the site's time zone are reported", () => {
  expect(readSpan({}, 'UTC', NOW)).toEqual({ from: day('2026-05-02'), until: day('2026-05-31') });
  expect(readSpan({}, 'Asia/Jerusalem', NOW)).toEqual({
    from: day('2026-05-03'),
    until: day('2026-06-01'),
  });
});

test.each([
  [{ from: '2026-02-30' }, /no such day/],
  [{ from: '2026-05-10', until: '2026-05-01' }, /after the last/],
  [{ from: '2020-01-01' }, /a year at most/],
])('%j is refused with a sentence', (query, sentence) => {
  expect(readSpan(query, 'UTC', NOW)).toMatch(sentence);
});

test('days on which nothing happened are there with zeros', () => {
  const days = fillDays({ from: day('2026-02-27'), until: day('2026-03-01') }, [
    { day: '2026-02-28', views: 4, closes: 2, conversions: 1 },
  ]);
  expect(days).toEqual([
    { day: '2026-02-27', views: 0, closes: 0, conversions: 0 },
    { day: '2026-02-28', views: 4, closes: 2, conversions: 1 },
    { day: '2026-03-01', views: 0, closes: 0, conversions: 0 },
  ]);
  expect(sumCounts(days)).toEqual({ views: 4, closes: 2, conversions: 1 });
});
