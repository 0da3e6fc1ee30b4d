import { expect, test } from 'vitest';
import { openingWords } from './opening-words.ts';

test('names each trigger with its number, in the words that the editor uses', () => {
  expect(
    openingWords([
      { name: 'scroll', amount: 50 },
      { name: 'page_clicks', amount: 1 },
      { name: 'adblock' },
    ]),
  ).toBe('after scrolling 50 % of the page, after 1 click, or when an ad blocker is found');
});

test('says “at once” of a popup that opens after no seconds', () => {
  expect(openingWords([{ name: 'time', amount: 0 }])).toBe('at once');
});

test('says that a landing page opens when it is asked for', () => {
  expect(openingWords([{ name: 'landing' }])).toBe('when it is asked for');
});
