import { parseTimer } from '@beckon/popup-view';
import { expect, it } from 'vitest';
import { inAWeek, parseTimerValue, toTimerText } from './timer-value.ts';

it('the timer setting reads a timer back as it was written', () => {
  for (const text of ['10:05', '2026-12-24|18:00@+02:00', '2026-07-01|09:30@-05:00'])
    expect(toTimerText(parseTimerValue(text))).toBe(text);
});

it('the timer setting writes a timer that the view can count down', () => {
  expect(parseTimer(toTimerText({ kind: 'stretch', minutes: 2, seconds: 5 }))).toEqual({
    kind: 'stretch',
    lengthMs: 125_000,
  });
  expect(
    parseTimer(toTimerText({ kind: 'moment', day: '2026-12-24', time: '18:00', offset: '+02:00' })),
  ).toEqual({ kind: 'moment', atMs: Date.UTC(2026, 11, 24, 16) });
});

it.each([
  ['Pacific/Auckland', '2026-11-29T11:30:00Z', '2026-12-07'],
  ['America/Los_Angeles', '2026-11-29T07:30:00Z', '2026-12-05'],
  ['UTC', '2026-11-29T23:59:00Z', '2026-12-06'],
])('the timer setting proposes the day of the site in a week, in %s', (timeZone, now, day) => {
  expect(inAWeek(timeZone, Date.parse(now))).toMatchObject({ day, time: '23:59' });
});
