/**
 * A copy of the text, for memory that keeps it for long. V8 makes a part of a text, and a text that
 * is put together from parts, by pointing to the whole: thirteen letters from the body of a call
 * would keep all of the body in memory.
 */
export function ownCopy(text: string): string {
  // No other encoding returns every text as it was, also with half a pair of surrogates.
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
