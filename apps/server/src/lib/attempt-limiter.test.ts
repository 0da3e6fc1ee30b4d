import { expect, test } from 'vitest';
import { buildAttemptLimiter } from './attempt-limiter.ts';

function aLimiter() {
  let now = 1_000_000;
  const limiter = buildAttemptLimiter({ most: 3, withinMs: 60_000, now: () => now });
  return {
    limiter,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('three attempts are all right, the fourth has to wait until the first is a minute old', () => {
  const { limiter, pass } = aLimiter();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(limiter.waitSeconds('me')).toBe(0);
    limiter.count('me');
    pass(10_000);
  }
  expect(limiter.waitSeconds('me')).toBe(30);
  pass(30_000);
  expect(limiter.waitSeconds('me')).toBe(0);
});

test('one person does not use up the attempts of another', () => {
  const { limiter } = aLimiter();
  for (let attempt = 0; attempt < 5; attempt += 1) limiter.count('me');
  expect(limiter.waitSeconds('you')).toBe(0);
});

test('a success wipes the slate', () => {
  const { limiter } = aLimiter();
  for (let attempt = 0; attempt < 3; attempt += 1) limiter.count('me');
  limiter.forget('me');
  expect(limiter.waitSeconds('me')).toBe(0);
});

test('a clock that is set back makes nobody wait for it', () => {
  const { limiter, pass } = aLimiter();
  for (let attempt = 0; attempt < 3; attempt += 1) limiter.count('me');
  pass(-600_000);
  expect(limiter.waitSeconds('me')).toBe(0);
});
