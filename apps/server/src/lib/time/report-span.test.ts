import { expect, test } from 'vitest';
import { parseDay } from './day-span.ts';
import { comparedSpans, daysOf, fillDays, readSpan, spanBefore } from './report-span.ts';

const NOW = Date.parse('2026-05-31T22:30:00Z');
const day = (text: string) => parseDay(text) ?? 0;

test("a report without a range covers the last thirty days up to today in the site's time zone", () => {
  expect(readSpan({}, 'UTC', NOW)).toEqual({ from: day('2026-05-02'), until: day('2026-05-31') });
  expect(readSpan({}, 'Asia/Jerusalem', NOW)).toEqual({
    from: day('2026-05-03'),
    until: day('2026-06-01'),
  });
});

test.each([
  [{ from: '2026-02-30' }, /no such day/],
  [{ from: '2026-05-10', until: '2026-05-01' }, /after the last/],
  [{ from: '2020-01-01' }, /three years at most/],
  [{ from: '0001-01-01', until: '0001-01-02' }, /before the year 2000/],
])('%j is refused with a sentence', (query, sentence) => {
  expect(readSpan(query, 'UTC', NOW)).toMatch(sentence);
});

const COUNTS = { offered: 0, lost: 0, interactions: 0, leads: 0 };

test('days on which nothing happened are listed with zeros', () => {
  const days = fillDays({ from: day('2026-02-27'), until: day('2026-03-01') }, [
    { ...COUNTS, day: '2026-02-28', views: 4, closes: 2, conversions: 1 },
  ]);
  expect(days.map(({ day: text, views, closes }) => [text, views, closes])).toEqual([
    ['2026-02-27', 0, 0],
    ['2026-02-28', 4, 2],
    ['2026-03-01', 0, 0],
  ]);
});

test('the span before has the same number of days, across the end of a month and a leap day, too', () => {
  const before = (from: string, until: string) =>
    daysOf(spanBefore({ from: day(from), until: day(until) }));
  expect(before('2028-03-01', '2028-03-31')).toEqual({ from: '2028-01-30', until: '2028-02-29' });
  expect(before('2026-01-01', '2026-01-01')).toEqual({ from: '2025-12-31', until: '2025-12-31' });
});

test('a day that is not over is not compared, and neither is the day opposite it', () => {
  const today = day('2026-11-20');
  const compared = (from: string, until: string) => {
    const { before, unfinished } = comparedSpans({ from: day(from), until: day(until) }, today);
    return [before, unfinished].map((span) => (span === undefined ? 'none' : daysOf(span)));
  };
  expect(compared('2026-11-13', '2026-11-19')).toEqual([
    { from: '2026-11-06', until: '2026-11-12' },
    'none',
  ]);
  // The same days of the week stay opposite each other.
  expect(compared('2026-11-14', '2026-11-20')).toEqual([
    { from: '2026-11-07', until: '2026-11-12' },
    { from: '2026-11-20', until: '2026-11-20' },
  ]);
  expect(compared('2026-11-18', '2026-11-22')).toEqual([
    { from: '2026-11-13', until: '2026-11-14' },
    { from: '2026-11-20', until: '2026-11-22' },
  ]);
  expect(compared('2026-11-20', '2026-11-20')).toEqual([
    'none',
    { from: '2026-11-20', until: '2026-11-20' },
  ]);
});
