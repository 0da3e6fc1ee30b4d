import { expect, test } from 'vitest';
import type { PackedSite } from '../store/store.ts';
import { createBatchedReads } from './batched-reads.ts';

test('sites that are requested at the same time are read together, and one that cannot be read fails alone', async () => {
  const asked: (readonly string[])[] = [];
  const read = createBatchedReads({
    async packedSites(clientIds) {
      asked.push(clientIds);
      if (clientIds.includes('broken')) throw new Error('not readable');
      return new Map<string, PackedSite>();
    },
  });
  expect(await Promise.all([read('a'), read('b')])).toEqual([undefined, undefined]);
  const results = await Promise.allSettled([read('a'), read('broken'), read('b')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(asked).toEqual([['a', 'b'], ['a', 'broken', 'b'], ['a'], ['broken'], ['b']]);
});
