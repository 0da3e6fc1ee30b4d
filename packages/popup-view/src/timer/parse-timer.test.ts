import { describe, expect, test } from 'vitest';
import { parseTimer, timerLeftMs } from './parse-timer.ts';
import { unitsLeft } from './timer-units.ts';

test.each([
  ['10:30', 630_000],
  ['10@30', 630_000],
  ['0|45', 45_000],
  ['90', 5_400_000],
])('a timer of minutes and seconds is read: %s', (value, lengthMs) => {
  expect(parseTimer(value)).toEqual({ kind: 'stretch', lengthMs });
});

test('a timer of minutes and seconds runs from the opening of the popup, and never below zero', () => {
  const timer = { kind: 'stretch', lengthMs: 60_000 } as const;
  expect(timerLeftMs(timer, 1000, 11_000)).toBe(50_000);
  expect(timerLeftMs(timer, 1000, 99_000)).toBe(0);
});

const evening = Date.UTC(2026, 11, 24, 16);
test.each([
  '2026-12-24|18:00@+02:00',
  '2026-12-24@18:00|+2',
  '24/12/2026@18:00:00@GMT+0200',
  '2026-12-24|16:00|0',
  '24.12.2026|10:30|-5.30',
  '2026-12-24@16:00',
  '2026-12-24|21:30@5.5',
  '2026-12-24|21:45@+5.75',
  '2026-12-24|12:30@-3.50',
])('a timer to a moment is read: %s', (value) => {
  expect(parseTimer(value)).toEqual({ kind: 'moment', atMs: evening });
});

test.each([
  '',
  'soon',
  '10:3x',
  '2026-13-01|10:00@0',
  '31/02/2026|10:00@0',
  '2026-12-24|25:00@0',
  '2026-12-24|18:00@+99',
  '2026-12-24|18:00@+2:75',
  '@|',
  'a@b@c@d',
  '-5:00',
])('%o is no timer', (value) => {
  expect(parseTimer(value)).toBeUndefined();
});

describe('what the countdown shows', () => {
  const left = 26 * 3_600_000 + 3 * 60_000 + 4_999;
  const texts = (ms: number, version: 0 | 1 | 2): string =>
    unitsLeft(ms, version)
      .map(({ text }) => text)
      .join(':');
  test('a countdown of version 0 is minutes and seconds', () =>
    expect(texts(left, 0)).toBe('1563:04'));
  test('a countdown of version 1 is days, hours, minutes and seconds', () =>
    expect(texts(left, 1)).toBe('01:02:03:04'));
  test('a countdown of version 2 leaves out leading units that are zero', () => {
    expect([texts(left, 2), texts(3_600_000, 2), texts(59_000, 2)]).toEqual([
      '01:02:03:04',
      '01:00:00',
      '00:59',
    ]);
  });
});
