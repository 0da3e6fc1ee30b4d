import { expect, it } from 'vitest';
import { stepsOf } from './form-steps.ts';

it.each([
  [undefined, 1],
  [3, 3],
  ['2', 2],
  ['', 1],
  ['many', 1],
  [Infinity, 1],
  [0, 1],
  [2.4, 2],
  [99, 6],
])('a form whose number of steps is stored as %s has %i', (steps, count) =>
  expect(stepsOf({ steps })).toBe(count),
);
