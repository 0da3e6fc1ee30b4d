import { expect, test } from 'vitest';
import { countVisitorCall, createRateLimit } from './rate-limit.ts';

test('a flood of visitor ids frees nobody who calls on and on, and is held by its address first', () => {
  const rate = createRateLimit(() => 0, 10);
  const flood = (n: number) =>
    countVisitorCall(rate, 'close', { address: 'a', visitorId: `v${n}`, perMinute: 2 });
  for (let n = 0; n < 40; n += 1) flood(n);
  expect(() => flood(41)).toThrow('Too many calls');
});

test('a refused address leaves the count of its visitors alone', () => {
  const counted: string[] = [];
  const rate = {
    count: (key: string) => {
      counted.push(key);
      throw new Error('full');
    },
  };
  expect(() =>
    countVisitorCall(rate, 'close', { address: 'a', visitorId: 'v', perMinute: 2 }),
  ).toThrow('full');
  expect(counted).toEqual(['close a']);
});

test('a clock that is set back by an hour makes nobody wait for it', () => {
  let now = 3_600_000;
  const rate = createRateLimit(() => now);
  rate.count('a', 1);
  now = 0;
  expect(() => rate.count('a', 1)).not.toThrow();
});
