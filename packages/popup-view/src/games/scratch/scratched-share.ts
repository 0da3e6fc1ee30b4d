/** The result is shown when this share of the cover, or less, is left. */
export const REVEAL_AT_SHARE = 0.5;

const OPAQUE_FROM = 128;

/**
 * The share of a cover that is still there, 0 to 1, from the RGBA bytes of its picture. An empty
 * picture counts as 0.
 */
export function remainingShare(pixels: Uint8ClampedArray, everyPixel = 8): number {
  const step = 4 * everyPixel;
  let seen = 0;
  let covered = 0;
  for (let alpha = 3; alpha < pixels.length; alpha += step) {
    seen += 1;
    if ((pixels[alpha] ?? 0) >= OPAQUE_FROM) covered += 1;
  }
  return seen === 0 ? 0 : covered / seen;
}
