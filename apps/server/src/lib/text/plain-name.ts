import { cutText } from './cut-text.ts';

const LONGEST_NAME = 60;

/** A name without characters that could form a message or an address: strangers read it in mails. */
export function plainName(name: string): string {
  return cutText(name.replaceAll(/[^\p{L}\p{M}\p{N}'’&-]+/gu, ' ').trim(), LONGEST_NAME);
}
