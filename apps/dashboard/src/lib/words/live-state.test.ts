import { expect, it } from 'vitest';
import { goLiveWords } from './go-live-words.ts';
import { liveState, stateWords } from './live-state.ts';

const at = (instant: string, timeZone = 'UTC') => ({
  now: Date.parse(instant),
  timeZone,
  today: instant.slice(0, 10),
});
const NOON = at('2026-11-29T12:00Z');

it.each([
  ['active', undefined, 'active', 'Live'],
  ['active', { from: '2026-11-29', until: '2026-11-29' }, 'active', 'Live'],
  ['active', { from: '2026-11-29T12:00', until: '2026-11-29T12:01' }, 'active', 'Live'],
  ['active', { from: '2026-12-25' }, 'scheduled', 'Scheduled from 25 Dec'],
  ['active', { from: '2026-11-29T12:01' }, 'scheduled', 'Scheduled from 29 Nov, 12:01'],
  ['active', { from: '2027-01-02T08:00' }, 'scheduled', 'Scheduled from 2 Jan 2027, 08:00'],
  ['active', { until: '2026-11-01' }, 'ended', 'Ended 1 Nov'],
  ['active', { until: '2026-11-29T12:00' }, 'ended', 'Ended 29 Nov, 12:00'],
  ['active', { from: '2025-11-01', until: '2025-12-24' }, 'ended', 'Ended 24 Dec 2025'],
  ['paused', { until: '2026-11-01' }, 'paused', 'Paused'],
  ['draft', undefined, 'draft', 'Draft'],
] as const)('a popup that is %s and shown on the days %j is %s', (status, days, state, words) => {
  const popup = { status, ...(days && { shownDays: days }) };
  expect(liveState(popup, NOON)).toBe(state);
  expect(stateWords(popup, NOON)).toBe(words);
});

it.each([
  ['2026-11-01T05:29Z', 'active'],
  ['2026-11-01T05:30Z', 'ended'],
  ['2026-11-01T06:10Z', 'ended'],
])('a popup until the first of two 1:30 of a night is at %s %s', (instant, state) => {
  const popup = { status: 'active', shownDays: { until: '2026-11-01T01:30' } } as const;
  expect(liveState(popup, at(instant, 'America/New_York'))).toBe(state);
});

it.each([
  ['2026-11-27T08:00Z', 'scheduled', 'Scheduled from 27 Nov, 22:00'],
  ['2026-11-27T22:00Z', 'active', 'Live'],
  ['2026-11-28T01:59Z', 'active', 'Live'],
  ['2026-11-28T02:00Z', 'ended', 'Ended 27 Nov'],
])('a popup of one night, with hours over midnight, is at %s %s', (instant, state, words) => {
  const shownDays = {
    from: '2026-11-27',
    until: '2026-11-27',
    hours: { from: '22:00', until: '02:00' },
  };
  const popup = { status: 'active', shownDays } as const;
  expect(liveState(popup, at(instant))).toBe(state);
  expect(stateWords(popup, at(instant))).toBe(words);
});

it.each([
  [undefined, '“Sale” is live again.'],
  [{ from: '2026-12-25' }, '“Sale” is resumed. Visitors see it from 25 Dec.'],
  [
    { from: '2026-11-29', hours: { from: '22:00', until: '02:00' } },
    '“Sale” is resumed. Visitors see it from 29 Nov, 22:00.',
  ],
  [{ from: '2026-11-29T18:00' }, '“Sale” is resumed. Visitors see it from 29 Nov, 18:00.'],
  [
    { until: '2026-11-01' },
    '“Sale” is resumed, but its schedule ended on 1 Nov, so nobody sees it.',
  ],
  [
    { until: '2026-11-01T18:00' },
    '“Sale” is resumed, but its schedule ended on 1 Nov, 18:00, so nobody sees it.',
  ],
] as const)('of a popup shown on the days %j, its owner reads: %s', (days, said) => {
  const popup = { name: 'Sale', status: 'active', ...(days && { shownDays: days }) } as const;
  expect(goLiveWords(popup, NOON, 'resumed')).toBe(said);
});
