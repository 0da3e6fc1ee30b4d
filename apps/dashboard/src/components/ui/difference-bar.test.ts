import { expect, it } from 'vitest';
import { edgeOf } from './difference-bar.tsx';

it('the scale of differences ends at 100 %, or later if an interval would be outside it', () => {
  expect(edgeOf([{ low: 0.02, high: 0.1 }])).toBe(0.2);
  expect(edgeOf([{ low: -0.6, high: 9 }])).toBe(1);
  expect(edgeOf([{ low: 1.1, high: 5.9 }])).toBe(2.2);
  expect(edgeOf([{ low: 1.1, high: 1.9 }])).toBe(1.9);
});
