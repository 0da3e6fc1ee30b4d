import { describe, expect, it } from 'vitest';
import { remainingShare } from './scratched-share.ts';

const picture = (alphas: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(alphas.flatMap((alpha) => [0, 0, 0, alpha]));

describe('how much of the cover is left', () => {
  it('the measure of the cover counts the pixels that still hide what is below', () => {
    expect(remainingShare(picture([255, 255, 0, 0]), 1)).toBe(0.5);
    expect(remainingShare(picture([255, 200, 127, 0]), 1)).toBe(0.5);
  });

  it('the measure of the cover reads only every eighth pixel', () => {
    expect(remainingShare(picture([0, ...Array.from({ length: 7 }, () => 255)]))).toBe(0);
  });

  it('the measure of the cover treats an empty picture as a cover that is gone', () => {
    expect(remainingShare(new Uint8ClampedArray())).toBe(0);
  });
});
