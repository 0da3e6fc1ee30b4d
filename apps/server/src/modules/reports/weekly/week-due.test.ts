import { expect, test } from 'vitest';
import { weekDue } from './week-due.ts';

const due = (instant: string, zone = 'UTC') => weekDue(Date.parse(instant), zone);

test('the report of the past week is due on Monday morning in the time zone of the site', () => {
  expect(due('2026-05-18T07:59:00Z')).toBeUndefined();
  expect(due('2026-05-18T08:00:00Z')).toBe('2026-05-11');
  expect(due('2026-05-18T05:00:00Z', 'Asia/Jerusalem')).toBe('2026-05-11');
  expect(due('2026-05-18T08:00:00Z', 'America/New_York')).toBeUndefined();
  expect(due('2026-05-18T12:00:00Z', 'America/New_York')).toBe('2026-05-11');
});

test('summer time moves the weekly report with the local clock', () => {
  // Clocks in New York were put forward on Sunday, 8 March 2026.
  expect(due('2026-03-09T11:59:00Z', 'America/New_York')).toBeUndefined();
  expect(due('2026-03-09T12:00:00Z', 'America/New_York')).toBe('2026-03-02');
  expect(due('2026-03-02T13:00:00Z', 'America/New_York')).toBe('2026-02-23');
});

test('the report of the past week stays due until Wednesday if the server was off, and not later', () => {
  expect(due('2026-05-20T23:59:00Z')).toBe('2026-05-11');
  expect(due('2026-05-21T00:00:00Z')).toBeUndefined();
  expect(due('2026-05-17T23:59:00Z')).toBeUndefined();
});
