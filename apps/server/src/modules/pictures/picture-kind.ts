/**
 * The accepted kinds of pictures, by the extension in their address. SVG is not accepted, because
 * it may contain scripts.
 */
export const CONTENT_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type PictureKind = keyof typeof CONTENT_TYPES;

/** The first bytes of a file, as latin1 text. */
const BEGINNINGS: readonly (readonly [PictureKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];
const LOOKED_AT_BYTES = 16;

/**
 * The kind of a file by its content, whatever its name is. Undefined: it is not a picture that we
 * accept. No side effects.
 */
export function pictureKind(file: Buffer): PictureKind | undefined {
  const beginning = file.subarray(0, LOOKED_AT_BYTES).toString('latin1');
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
}
