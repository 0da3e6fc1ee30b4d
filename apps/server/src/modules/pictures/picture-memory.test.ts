import { expect, it } from 'vitest';
import { rememberPictures } from './picture-memory.ts';

const LIMITS = { maxBytes: 10, keepMs: 1000 };

function aMemory() {
  const clock = { now: 0 };
  const reads: string[] = [];
  const ask = rememberPictures(
    async (id) => {
      reads.push(id);
      return id === 'none'
        ? undefined
        : { kind: 'png', data: Buffer.alloc(id === 'huge' ? 11 : 4) };
    },
    { ...LIMITS, now: () => clock.now },
  );
  return { ask, reads, clock };
}

it('the cache reads a picture once, and drops the least recently used one if there are too many bytes', async () => {
  const { ask, reads } = aMemory();
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(id);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

it('the cache does not store a picture larger than its limit, or a missing one', async () => {
  const { ask, reads } = aMemory();
  for (const id of ['huge', 'huge', 'none', 'none']) await ask(id);
  expect(reads).toEqual(['huge', 'huge', 'none', 'none']);
});

it('the cache reads a picture again after a while, so that a deleted picture disappears', async () => {
  const { ask, reads, clock } = aMemory();
  await ask('a');
  clock.now = LIMITS.keepMs;
  await ask('a');
  expect(reads).toEqual(['a', 'a']);
});
