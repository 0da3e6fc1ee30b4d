import { expect, test } from 'vitest';
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

test('the clock goes on: forwards, backwards and over midnight', () => {
  const timeAfter = (ms: number) => wallClock(EVENING + ms, 'UTC').time;
  expect([0, 59_999, 60_000, -1].map(timeAfter)).toEqual(['22:30', '22:30', '22:31', '22:29']);
  expect(wallClock(EVENING + 90 * 60_000, 'UTC')).toEqual({
    day: '2026-05-02',
    weekday: 6,
    time: '00:00',
  });
});

test('a zone that nobody knows counts as UTC', () => {
  expect(wallClock(EVENING, 'Mars/Olympus').time).toBe('22:30');
});
