/** Reports distinguish only this many characters of a path. */
const MOST_LETTERS = 200;

/**
 * The page of an address as reports name it: its path without query, fragment and trailing slash.
 * Empty if the text is not a valid address.
 */
export function pagePath(address: string): string {
  if (!URL.canParse(address)) return '';
  const path = new URL(address).pathname;
  return (path.length > 1 ? path.replace(/\/$/u, '') : path).slice(0, MOST_LETTERS);
}
