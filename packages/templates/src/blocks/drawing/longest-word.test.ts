import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { longestWord, styleOfWords, widthInEm } from './longest-word.ts';

describe('the longest word of a headline', () => {
  it('a headline is as wide as its longest word, not as its sentence', () => {
    expect(longestWord('by *Mountains*, by email')).toBe(widthInEm('Mountains,'));
  });

  it('an ordinary word of twelve letters is between six and eight times as wide as high', () => {
    expect(widthInEm('subscription')).toBeGreaterThan(6);
    expect(widthInEm('subscription')).toBeLessThan(8);
    expect(widthInEm('להתעניינויות')).toBeGreaterThan(6);
    expect(widthInEm('להתעניינויות')).toBeLessThan(8);
  });

  it('a headline may break after a hyphen and at the end of a line', () => {
    expect(longestWord('e-mail\nonly')).toBe(widthInEm('mail'));
  });

  it('a placeholder counts as an ordinary word, because its text is not known yet', () => {
    expect(longestWord('{{free_shipping_gap_with_currency}}')).toBeLessThan(6);
  });

  it('the sentence that may replace a headline counts, too', () => {
    expect(styleOfWords('Hi', 'Congratulations')).toEqual(styleOfWords('Congratulations'));
  });

  it('an empty headline has no style', () => {
    expect(styleOfWords('', undefined)).toEqual({});
  });

  it('copy that is edited in place counts as what is typed', () => {
    expect(styleOfWords(createElement('span', Object({ copy: 'Mountains' })))).toEqual(
      styleOfWords('Mountains'),
    );
  });
});
