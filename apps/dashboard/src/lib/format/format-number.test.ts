import { expect, it } from 'vitest';
import { formatShare } from './format-number.ts';

it.each([
  [0, '0%'],
  [0.000011, '<0.1%'],
  [0.001, '0.1%'],
  [0.034, '3.4%'],
  [1, '100%'],
])('a share of %d is written as %s', (share, written) => {
  expect(formatShare(share)).toBe(written);
});
