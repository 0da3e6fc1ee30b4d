/**
 * Kinds of pictures that are taken, by the ending of their address. SVG is none of them: it may
 * hold scripts.
 */
export const CONTENT_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type PictureKind = keyof typeof CONTENT_TYPES;

/** First bytes of a file, as latin1 text. */
const BEGINNINGS: readonly (readonly [PictureKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];
const LOOKED_AT_BYTES = 16;

/**
 * What a file is by its content, whatever it is called; undefined: no picture that we take. No side
 * effects.
 */
export function pictureKind(file: Buffer): PictureKind | undefined {
  const beginning = file.subarray(0, LOOKED_AT_BYTES).toString('latin1');
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
}
