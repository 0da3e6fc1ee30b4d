import { expect, test } from 'vitest';
import { parseDay, startOfDay, textOfDay } from './day-span.ts';

const start = (text: string, zone: string) =>
  new Date(startOfDay(parseDay(text) ?? 0, zone)).toISOString();

test('a day begins at midnight of its zone, east and west of Greenwich', () => {
  expect(start('2026-03-10', 'UTC')).toBe('2026-03-10T00:00:00.000Z');
  expect(start('2026-01-10', 'Asia/Jerusalem')).toBe('2026-01-09T22:00:00.000Z');
  expect(start('2026-01-10', 'America/Los_Angeles')).toBe('2026-01-10T08:00:00.000Z');
  expect(start('2026-01-10', 'Pacific/Kiritimati')).toBe('2026-01-09T10:00:00.000Z');
});

test('the day after the clocks went forward begins an hour earlier', () => {
  expect(start('2026-03-27', 'Asia/Jerusalem')).toBe('2026-03-26T22:00:00.000Z');
  expect(start('2026-03-28', 'Asia/Jerusalem')).toBe('2026-03-27T21:00:00.000Z');
});

test('a date that does not exist is not read as a day', () => {
  expect(parseDay('2026-02-30')).toBeUndefined();
  expect(parseDay('2026-13-01')).toBeUndefined();
  expect(textOfDay(parseDay('2024-02-29') ?? 0)).toBe('2024-02-29');
});
