import { expect, it } from 'vitest';
import { hasUnevenShares } from './has-uneven-shares.ts';

it.each([
  ['the shares are those of the weights', [50, 30, 20], [5000, 3000, 2000], false],
  ['chance explains the difference', [50, 50], [5000, 5150], false],
  ['chi-square is just below its limit', [50, 50], [5000, 5334], false],
  ['chi-square is just above its limit', [50, 50], [5000, 5335], true],
  ['a holdout took visitors from one arm only', [50, 30, 20], [2754, 1962, 1284], true],
  ['there are too few visitors', [50, 50], [9, 0], false],
  ['one arm got nobody', [50, 50], [200, 0], true],
  ['a link opens an arm without a share', [50, 50, 0], [500, 500, 40], false],
  ['there are five arms', [20, 20, 20, 20, 20], [1000, 1000, 1000, 1000, 1200], true],
  ['nobody came', [50, 50], [0, 0], false],
])('the shares of an A/B test are checked when %s', (_when, weights, visitors, isUneven) => {
  const arms = weights.map((weight, at) => ({ weight, visitors: visitors[at] ?? 0 }));
  expect(hasUnevenShares(arms)).toBe(isUneven);
});
