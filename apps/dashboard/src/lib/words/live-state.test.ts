import { expect, it } from 'vitest';
import { goLiveWords } from './go-live-words.ts';
import { liveState, stateWords } from './live-state.ts';

const TODAY = '2026-11-29';

it.each([
  ['active', undefined, 'active', 'Live'],
  ['active', { from: '2026-11-29', until: '2026-11-29' }, 'active', 'Live'],
  ['active', { from: '2026-12-25' }, 'scheduled', 'Scheduled from 25 Dec'],
  ['active', { from: '2027-01-02' }, 'scheduled', 'Scheduled from 2 Jan 2027'],
  ['active', { until: '2026-11-01' }, 'ended', 'Ended 1 Nov'],
  ['active', { from: '2025-11-01', until: '2025-12-24' }, 'ended', 'Ended 24 Dec 2025'],
  ['paused', { until: '2026-11-01' }, 'paused', 'Paused'],
  ['draft', undefined, 'draft', 'Draft'],
] as const)('a popup that is %s and shown on the days %j is %s', (status, days, state, words) => {
  const popup = { status, ...(days && { shownDays: days }) };
  expect(liveState(popup, TODAY)).toBe(state);
  expect(stateWords(popup, TODAY)).toBe(words);
});

it.each([
  [undefined, '“Sale” is live again.'],
  [{ from: '2026-12-25' }, '“Sale” is resumed. Visitors see it from 25 Dec.'],
  [
    { until: '2026-11-01' },
    '“Sale” is resumed, but its schedule ended on 1 Nov, so nobody sees it.',
  ],
])('the message of a resumed popup with the days %j says whether visitors see it', (days, said) => {
  const popup = { name: 'Sale', status: 'active', ...(days && { shownDays: days }) } as const;
  expect(goLiveWords(popup, TODAY, 'resumed')).toBe(said);
});
