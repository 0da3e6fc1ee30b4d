import { expect, it } from 'vitest';
import { lettersFor } from './letters-for.ts';

it('short labels are written large and longer ones smaller, never so small that they cannot be read', () => {
  const sizes = [
    '10% off',
    'Free shipping this week',
    'Buy one, get the second one for half',
    'x'.repeat(300),
  ].map((label) => Number.parseInt(lettersFor(label)['--bk-letters'], 10));
  expect(sizes[0]).toBe(54);
  expect(sizes.at(-1)).toBe(20);
  expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
});
