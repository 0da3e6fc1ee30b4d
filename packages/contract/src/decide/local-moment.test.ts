import { expect, it } from 'vitest';
import { localMoment, offsetAt } from './local-moment.ts';

const moment = (text: string, zone: string) => new Date(localMoment(text, zone)).toISOString();

it.each([
  ['2026-11-27T08:00', 'Asia/Jerusalem', '2026-11-27T06:00:00.000Z'],
  ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-05-01T10:15', 'Asia/Kathmandu', '2026-05-01T04:30:00.000Z'],
  ['2026-11-27T08:00', 'UTC', '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T08:00', 'Mars/Olympus', '2026-11-27T08:00:00.000Z'],
])('the clocks show %s in %s at %s', (text, zone, expected) => {
  expect(moment(text, zone)).toBe(expected);
});

it.each([
  // In Jerusalem, 2:00 becomes 3:00 on 27 March, and 2:00 becomes 1:00 on 25 October.
  ['2026-03-27T01:59', 'Asia/Jerusalem', '2026-03-26T23:59:00.000Z'],
  ['2026-03-27T02:30', 'Asia/Jerusalem', '2026-03-27T00:30:00.000Z'],
  ['2026-03-27T03:00', 'Asia/Jerusalem', '2026-03-27T00:00:00.000Z'],
  ['2026-10-25T00:59', 'Asia/Jerusalem', '2026-10-24T21:59:00.000Z'],
  ['2026-10-25T01:30', 'Asia/Jerusalem', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25T02:00', 'Asia/Jerusalem', '2026-10-25T00:00:00.000Z'],
  // In New York, 2:00 becomes 3:00 on 8 March, and 2:00 becomes 1:00 on 1 November.
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ['2026-10-31T23:30', 'America/New_York', '2026-11-01T03:30:00.000Z'],
])('on a day on which the clocks change, %s in %s is %s', (text, zone, expected) => {
  expect(moment(text, zone)).toBe(expected);
});

it('the offset of a day on which the clocks change depends on the time', () => {
  expect(offsetAt('2026-03-27T01:00', 'Asia/Jerusalem')).toBe('+02:00');
  expect(offsetAt('2026-03-27T04:00', 'Asia/Jerusalem')).toBe('+03:00');
  expect(offsetAt('2026-12-24T18:00', 'UTC')).toBe('+00:00');
});

it('a month that does not exist has no moments', () => {
  expect(localMoment('2026-13-01T08:00', 'Asia/Jerusalem')).toBeNaN();
  expect(localMoment('0001-01-01T00:00', 'Asia/Jerusalem')).toBeLessThan(0);
});
