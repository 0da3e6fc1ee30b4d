const IS_ASCII = /^[\0-\u007f]*$/;

/**
 * Encodes a text as UTF-8 and returns its bytes as a latin1 string, one character per byte. The
 * string's length is the content length, and Node writes it without looking at each character.
 * ASCII texts stay as they are.
 */
export function asBytes(text: string): string {
  return IS_ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}
