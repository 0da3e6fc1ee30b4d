import { expect, it } from 'vitest';
import { foundWords } from './scan-words.ts';

const url = 'https://shop.example/';

it('a scan that found nothing says so, if a browser loaded the page', () => {
  expect(foundWords({ url, usedBrowser: true }, 0, 0)).toBe(
    'No third parties and no cookies were found at https://shop.example/.',
  );
});

it('a scan without a browser says what it has read, not that there is nothing', () => {
  const words = foundWords({ url, usedBrowser: false }, 0, 0);
  expect(words).toMatch(/was not checked/);
  expect(words).not.toMatch(/were found/);
  expect(foundWords({ url, usedBrowser: false }, 2, 0)).toBe(
    'Found 2 things to decide on in the code of https://shop.example/.',
  );
});
