import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([['gmail', 'gmail', 0], ['gmial', 'gmail', 1], ['gmal', 'gmail', 1], ['gmaill', 'gmail', 1], ['hmail', 'gmail', 1], ['', 'abc', 3], ['yaho', 'hotmail', 6]])(
  'from "%s" to "%s" it takes %i slips', (first, second, slips) => {
    expect(editDistance(first, second)).toBe(slips);
  },
);
