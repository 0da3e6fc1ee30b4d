import { expect, test } from 'vitest';
import type { ReportDimension } from './report-dimensions.ts';
import { reasonWords, valueWords } from './report-words.ts';

test.each<[ReportDimension, string, string]>([
  ['device', 'mobile', 'Phones'],
  ['visitor', 'new', 'First visit'],
  ['source', 'direct', 'Direct'],
  // A campaign and a design may have any name.
  ['source', 'mobile', 'mobile'],
  ['source', 'new', 'new'],
  ['variant', 'direct', 'direct'],
  ['language', 'de', 'German'],
  ['close', 'escape', 'Escape key'],
])('the value of a split by %s that is stored as “%s” is called %s', (dimension, value, words) => {
  expect(valueWords(dimension, value)).toBe(words);
});

test('the reason why a popup was not sent has words, also if it is a rule of a later version', () => {
  expect(reasonWords('other-arm')).toBe('In another arm of the test');
  expect(reasonWords('shoe-size')).toBe('Rule: shoe size');
});
