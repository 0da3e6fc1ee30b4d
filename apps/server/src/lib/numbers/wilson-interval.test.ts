import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

test.each([
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (hits, tries, from, until) => {
  const [low, high] = wilsonInterval(hits, tries);
  expect(low).toBeCloseTo(from, 4);
  expect(high).toBeCloseTo(until, 4);
});

test('the interval is 0 to 1 without tries, and more hits than tries count as one hit per try', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
  expect(wilsonInterval(7, 5)).toEqual(wilsonInterval(5, 5));
  expect(wilsonInterval(-1, 5)).toEqual(wilsonInterval(0, 5));
});

test('the interval of no hits begins at exactly 0, and that of nothing but hits ends at exactly 1', () => {
  const many = Array.from({ length: 2000 }, (_, at) => at + 1);
  expect(many.filter((tries) => wilsonInterval(0, tries)[0] !== 0)).toEqual([]);
  expect(many.filter((tries) => wilsonInterval(tries, tries)[1] !== 1)).toEqual([]);
});
