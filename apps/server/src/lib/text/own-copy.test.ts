import { expect, it } from 'vitest';
import { keptBytes, partOfLong } from '../../testing/kept-bytes.ts';
import { ownCopy } from './own-copy.ts';

it('a copy of a text is the same text, whatever its letters are', () => {
  for (const text of ['', 'visitor-1', 'שלום 🎈', '\ud800', 'a\0\udfff'])
    expect(ownCopy(text)).toBe(text);
});

it('a copy keeps nothing of the text that it was a part of', async () => {
  const copies: string[] = [];
  const bytes = await keptBytes(() => {
    for (let at = 0; at < 100; at += 1) copies.push(ownCopy(partOfLong(`visitor-number-${at}`)));
  });
  expect(copies).toHaveLength(100);
  expect(bytes).toBeLessThan(5_000_000);
});
