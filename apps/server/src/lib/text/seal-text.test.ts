import { expect, test } from 'vitest';
import { openSealedText, sealText } from './seal-text.ts';

test('a sealed text contains nothing of the text, and opens only with the same secret', () => {
  const sealed = sealText('key-1234', 'a secret');
  expect(sealed).not.toContain('key-1234');
  expect(sealText('key-1234', 'a secret')).not.toBe(sealed);
  expect(openSealedText(sealed, 'a secret')).toBe('key-1234');
  expect(openSealedText(sealed, 'another secret')).toBeUndefined();
  expect(openSealedText(sealed.slice(0, -4), 'a secret')).toBeUndefined();
  expect(openSealedText('sealed1.', 'a secret')).toBeUndefined();
});

test('a text from an old version, which did not seal texts, is returned as it is', () => {
  expect(openSealedText('an old one', 'a secret')).toBe('an old one');
});
