import { expect, test } from 'vitest';
import { keptBytes, partOfLong } from '../testing/kept-bytes.ts';
import { createLimiter } from './limiter.ts';

const MOST = 3;

function aLimiter({ maxKeys = 100 } = {}) {
  let now = 1_000_000;
  const limiter = createLimiter({ withinMs: 60_000, now: () => now, maxKeys });
  return {
    limiter,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('three attempts are allowed, and the fourth waits until the first is a minute old', () => {
  const { limiter, pass } = aLimiter();
  for (let attempt = 0; attempt < MOST; attempt += 1) {
    expect(limiter.waitSeconds('me', MOST)).toBe(0);
    limiter.count('me');
    pass(10_000);
  }
  expect(limiter.waitSeconds('me', MOST)).toBe(30);
  pass(30_000);
  expect(limiter.waitSeconds('me', MOST)).toBe(0);
  expect(limiter.count('me')).toBe(1);
});

test('one person does not use up the attempts of another', () => {
  const { limiter } = aLimiter();
  for (let attempt = 0; attempt < 5; attempt += 1) limiter.count('me');
  expect(limiter.waitSeconds('you', MOST)).toBe(0);
});

test('an attempt that is taken back does not count, and a key that is forgotten starts at zero', () => {
  const { limiter } = aLimiter();
  for (let attempt = 0; attempt < MOST; attempt += 1) limiter.count('me');
  limiter.takeBack('me');
  expect(limiter.waitSeconds('me', MOST)).toBe(0);
  limiter.count('me');
  expect(limiter.waitSeconds('me', MOST)).toBe(60);
  limiter.forget('me');
  expect(limiter.waitSeconds('me', MOST)).toBe(0);
});

test('a clock that is set back delays no caller', () => {
  const { limiter, pass } = aLimiter();
  for (let attempt = 0; attempt < MOST; attempt += 1) limiter.count('me');
  pass(-600_000);
  expect(limiter.waitSeconds('me', MOST)).toBe(0);
});

test('the limiter forgets the least recently counted key when there are too many', () => {
  const { limiter } = aLimiter({ maxKeys: 2 });
  for (const key of ['often', 'once', 'often', 'new']) limiter.count(key);
  expect([limiter.count('often'), limiter.count('once')]).toEqual([3, 1]);
});

test('the limiter keeps its keys, and nothing of the calls that they come from', async () => {
  const { limiter } = aLimiter();
  const bytes = await keptBytes(() => {
    for (let at = 0; at < 100; at += 1) limiter.count(`call ${partOfLong(`visitor-number-${at}`)}`);
  });
  expect(limiter.count('call visitor-number-99')).toBe(2);
  expect(bytes).toBeLessThan(5_000_000);
});
