import { expect, it } from 'vitest';
import { foundWords, loadedWords } from './scan-words.ts';

const url = 'https://shop.example/';
const NOTHING = { open: 0, listed: 0, ignored: 0 };

it('a scan without findings says so if a browser loaded the page', () => {
  expect(foundWords({ url, usedBrowser: true }, NOTHING)).toBe(
    'No third parties and no cookies were found at https://shop.example/.',
  );
});

it('a scan without a browser says what it has read, and does not claim that there is nothing', () => {
  const words = foundWords({ url, usedBrowser: false }, NOTHING);
  expect(words).toMatch(/was not checked/);
  expect(words).not.toMatch(/were found/);
  expect(foundWords({ url, usedBrowser: false }, { ...NOTHING, open: 2 })).toBe(
    'Found 2 things in the code of https://shop.example/: please decide on each.',
  );
});

it('a scan does not count ignored findings as listed ones', () => {
  const scan = { url, usedBrowser: true };
  expect(foundWords(scan, { ...NOTHING, ignored: 1 })).toBe(
    'All that was found at https://shop.example/ is ignored.',
  );
  expect(foundWords(scan, { open: 0, listed: 3, ignored: 1 })).toBe(
    'All that was found at https://shop.example/ is in your list or ignored.',
  );
});

it('a scan counts the files of a third party by kind', () => {
  expect(loadedWords(['picture'], 1)).toBe('1 picture');
  expect(loadedWords(['script'], 4)).toBe('4 scripts');
  expect(loadedWords(['script', 'frame'], 2)).toBe('2 files (scripts, frames)');
});
