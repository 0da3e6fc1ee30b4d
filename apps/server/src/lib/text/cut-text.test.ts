import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a cut through an emoji leaves it out, and one beside it keeps it', () => {
  expect(cutText('Hi 🎁!', 4)).toBe('Hi ');
  expect(cutText('Hi 🎁!', 5)).toBe('Hi 🎁');
  expect(cutText('Hi 🎁!', 50)).toBe('Hi 🎁!');
});
