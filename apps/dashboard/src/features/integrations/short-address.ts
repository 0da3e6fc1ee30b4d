/** Longer paths are cut: their end is often a key. */
const MOST_OF_PATH = 24;

/**
 * Host and beginning of the path, to distinguish connections of one kind. What may be secret is
 * left out: the query and a password.
 */
export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, pathname } = new URL(address);
  const path = pathname.replace(/\/$/, '');
  return host + (path.length > MOST_OF_PATH ? `${path.slice(0, MOST_OF_PATH)}…` : path);
}
