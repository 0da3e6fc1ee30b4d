/** One letter outside ASCII as UTF-8 in percent codes. */
const ENCODED_LETTER =
  /%(?:[cd][\da-f]|e[\da-f]%[89ab][\da-f]|f[0-4](?:%[89ab][\da-f]){2})%[89ab][\da-f]/giu;
/**
 * Letters, digits and the marks of words that are seen as themselves. Others could be taken for
 * signs of the address.
 */
const SHOWN = /^[\p{L}\p{M}\p{N}\u05be\u05f3\u05f4]$/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Characters that change the direction of a text, its lines, or are not seen. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * An address, or a part of one, as people read it: letters instead of their percent codes. All
 * other codes stay, such as those of `/`, `&`, a line break, or a letter that was cut in the
 * middle: so it is still the same address, and only one address is shown like this.
 */
export function readableAddress(address: string): string {
  return address
    .replaceAll(STEERING, (sign) => encodeURIComponent(sign))
    .replaceAll(ENCODED_LETTER, (codes) => letterOf(codes) ?? codes);
}

function letterOf(codes: string): string | undefined {
  try {
    const letter = decodeURIComponent(codes);
    return SHOWN.test(letter) && !UNSEEN.test(letter) ? letter : undefined;
  } catch {
    return undefined;
  }
}
