import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBeginning } from './compress-beginning.ts';

const BEGINNING = `שלום ${'the same for everybody, '.repeat(500)}`;
const RESTS = ['', '!', 'אחרי', 'x'.repeat(65_535), 'y'.repeat(200_000)];

it.each(RESTS)(
  'a body whose beginning is compressed once is read by browsers like any other (%#)',
  async (rest) => {
    const beginning = await compressBeginning(Buffer.from(BEGINNING), 5);
    const bodies = [
      brotliDecompressSync(beginning.followedBy(rest, 'br')),
      gunzipSync(beginning.followedBy(rest, 'gzip')),
      beginning.followedBy(rest, undefined),
    ];
    expect(bodies.map(String)).toEqual([1, 2, 3].map(() => BEGINNING + rest));
  },
);

it('a body whose beginning is compressed once is only a little larger than one compressed as a whole', async () => {
  const beginning = await compressBeginning(Buffer.from(BEGINNING), 11);
  expect(beginning.followedBy('the rest', 'br').length).toBeLessThan(100);
});
