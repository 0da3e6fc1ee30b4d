import { expect, it } from 'vitest';
import type { NewHoldoutVisitor } from '../../../store/store.ts';
import { keptBytes, partOfLong } from '../../../testing/kept-bytes.ts';
import { createHoldoutCounter } from './holdout-counter.ts';

const group = { holdoutId: 'h1', share: 10, isOfSite: true, isHeld: true };

it('the holdout counter writes each visitor once, and again only if the database failed', async () => {
  const written: NewHoldoutVisitor[] = [];
  let isAway = true;
  const counter = createHoldoutCounter({
    recordHoldoutVisitors: async (visitors) => {
      if (isAway) throw new Error('away');
      written.push(...visitors);
    },
  });
  const meet = (id: string, at: number) => counter.count({ id: 's1' }, { id, groups: [group] }, at);
  meet('visitor-1', 1);
  meet('visitor-1', 2);
  await expect(counter.flush()).rejects.toThrow('away');
  isAway = false;
  meet('visitor-2', 3);
  await counter.flush();
  meet('visitor-1', 4);
  await counter.flush();
  expect(written).toEqual([
    { holdoutId: 'h1', siteId: 's1', visitorId: 'visitor-1', isHeld: true, at: 1 },
    { holdoutId: 'h1', siteId: 's1', visitorId: 'visitor-2', isHeld: true, at: 3 },
  ]);
});

it('the holdout counter keeps the ids of visitors, and nothing of the calls that they come from', async () => {
  const counter = createHoldoutCounter({ recordHoldoutVisitors: async () => {} });
  const bytes = await keptBytes(() => {
    for (let at = 0; at < 100; at += 1)
      counter.count({ id: 's1' }, { id: partOfLong(`visitor-number-${at}`), groups: [group] }, at);
  });
  await counter.flush();
  expect(bytes).toBeLessThan(5_000_000);
});
