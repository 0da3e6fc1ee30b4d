import { expect, it } from 'vitest';
import { percentRange, signedPercent } from './format-difference.ts';

it.each([
  [0.12, 0.31, '12–31%'],
  [0.36, 999, '36% or more'],
])('a range from %d to %d is written %s', (low, high, words) => {
  expect(percentRange(low, high)).toBe(words);
});

it.each([
  [-0.999, '−100%'],
  [0.05, '+5%'],
  [999, 'over +1,000%'],
])('a difference of %d is written %s', (share, words) => {
  expect(signedPercent(share)).toBe(words);
});
