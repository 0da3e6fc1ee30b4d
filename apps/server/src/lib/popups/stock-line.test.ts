import { expect, test } from 'vitest';
import { crossedLine } from './stock-line.ts';

/** The lines that a stock crosses while all of it is given, with what is left then. */
function linesOf(total: number): readonly (readonly [number, string])[] {
  return Array.from({ length: total }, (_, given) => total - given - 1).flatMap((left) => {
    const line = crossedLine({ left, total });
    return line === undefined ? [] : [[left, line] as const];
  });
}

test.each([
  [
    100,
    [
      [9, 'low'],
      [0, 'used-up'],
    ],
  ],
  [
    10,
    [
      [9, 'low'],
      [0, 'used-up'],
    ],
  ],
  // A small list runs low with the first code that is given.
  [
    3,
    [
      [2, 'low'],
      [0, 'used-up'],
    ],
  ],
  [1, [[0, 'used-up']]],
])('a stock of %i crosses each line once', (total, lines) => {
  expect(linesOf(total)).toEqual(lines);
});
