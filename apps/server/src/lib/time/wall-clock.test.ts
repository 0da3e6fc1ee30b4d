import { expect, test } from 'vitest';
import { parseDay, startOfDay } from './day-span.ts';
import { wallClock } from './wall-clock.ts';

const EVENING = Date.parse('2026-05-01T22:30:00Z');

test('a moment late in the evening belongs to the next day further east', () => {
  expect(wallClock(EVENING, 'UTC')).toEqual({ day: '2026-05-01', weekday: 5, time: '22:30' });
  expect(wallClock(EVENING, 'Asia/Jerusalem')).toEqual({
    day: '2026-05-02',
    weekday: 6,
    time: '01:30',
  });
});

test('the clock is right when time moves forwards, backwards and over midnight', () => {
  const timeAfter = (ms: number) => wallClock(EVENING + ms, 'UTC').time;
  expect([0, 59_999, 60_000, -1].map(timeAfter)).toEqual(['22:30', '22:30', '22:31', '22:29']);
  expect(wallClock(EVENING + 90 * 60_000, 'UTC')).toEqual({
    day: '2026-05-02',
    weekday: 6,
    time: '00:00',
  });
});

test('an unknown time zone counts as UTC', () => {
  expect(wallClock(EVENING, 'Mars/Olympus').time).toBe('22:30');
});

test.each([
  ['Asia/Jerusalem', '2026-03-27', 23],
  ['Asia/Jerusalem', '2026-10-25', 25],
  ['America/St_Johns', '2026-03-08', 23],
  ['America/St_Johns', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Asia/Kolkata', '2026-03-29', 24],
])('the day in %s that begins on %s has the right length, to the minute', (zone, day, hours) => {
  const number = parseDay(day) ?? 0;
  const [first, next] = [startOfDay(number, zone), startOfDay(number + 1, zone)];
  expect((next - first) / 3_600_000).toBe(hours);
  expect([first - 1, first, next - 1, next].map((at) => wallClock(at, zone).day === day)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
