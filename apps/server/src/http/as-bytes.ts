const IS_ASCII = /^[\0-\u007f]*$/;

/**
 * A text as its bytes, each of which is a letter: as long as what goes out, and written out without
 * being looked through. Texts of letters of ASCII only stay as they are.
 */
export function asBytes(text: string): string {
  return IS_ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}
