const LONGEST_NAME = 60;
/** No address can hold half of a letter. */
const HALF_LETTER = /\p{Cs}$/u;

/** A name that cannot hold a message or an address: strangers read it in mails. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N}'’&-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(HALF_LETTER, '');
}
