import { expect, it } from 'vitest';
import { createKeptCompressed } from './kept-compressed.ts';

/** Keeps up to 10 bytes, and lists what is compressed. Each result has 4 bytes. */
function counted() {
  const done: string[] = [];
  const compressed = createKeptCompressed({
    mostBytes: 10,
    compress: (text, encoding) => {
      done.push(`${text.toString()} ${encoding}`);
      return Buffer.from('1234');
    },
  });
  return { done, compressed };
}

it('a published text is compressed once for each encoding', () => {
  const { done, compressed } = counted();
  for (let call = 0; call < 3; call += 1)
    for (const encoding of ['br', 'gzip'] as const)
      expect(compressed('hash1', 'policy', encoding).toString()).toBe('1234');
  expect(done).toEqual(['policy br', 'policy gzip']);
});

it('of many published texts, those used last stay compressed in memory', () => {
  const { done, compressed } = counted();
  for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) compressed(hash, hash, 'br');
  expect(done).toEqual(['a br', 'b br', 'c br', 'b br']);
});

it('no more memory is kept than a compressed text needs', () => {
  const kept = createKeptCompressed()('hash1', 'policy', 'br');
  expect(kept.buffer.byteLength).toBe(kept.length);
});
