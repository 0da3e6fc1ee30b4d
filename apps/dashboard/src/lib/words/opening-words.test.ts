import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

test('each trigger is described with its number, in the words of the editor', () => {
  expect(
    openingWords([
      { name: 'scroll', amount: 50 },
      { name: 'page_clicks', amount: 1 },
      { name: 'adblock' },
    ]),
  ).toBe('after scrolling 50 % of the page, after 1 click, or when an ad blocker is found');
});

test('a popup that opens after 0 seconds opens “at once”', () => {
  expect(openingWords([{ name: 'time', amount: 0 }])).toBe('at once');
});

test('a landing page opens when it is requested', () => {
  expect(openingWords([{ name: 'landing' }])).toBe('when it is asked for');
});
