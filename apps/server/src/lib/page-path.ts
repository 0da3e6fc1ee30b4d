/** The part of a path that reports distinguish. */
const MOST_LETTERS = 200;

/**
 * The page of an address, as reports name it: its path without query, fragment and closing slash.
 * Empty when the text is no address.
 */
export function pagePath(address: string): string {
  if (!URL.canParse(address)) return '';
  const path = new URL(address).pathname;
  return (path.length > 1 ? path.replace(/\/$/u, '') : path).slice(0, MOST_LETTERS);
}
