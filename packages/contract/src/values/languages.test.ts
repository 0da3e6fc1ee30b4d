import { expect, test } from 'vitest';
import { directionOf } from './languages.ts';

test('Hebrew runs from right to left, English from left to right', () => {
  expect([directionOf('he'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});
