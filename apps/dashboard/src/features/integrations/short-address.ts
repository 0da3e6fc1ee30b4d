/** Longer paths are cut, because their end is often a key. */
const MOST_OF_PATH = 24;

/**
 * Host and start of the path, to distinguish connections of the same kind. Leaves out parts that
 * may be secret: the query and a password. Empty for an invalid address.
 */
export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, pathname } = new URL(address);
  const path = pathname.replace(/\/$/, '');
  return host + (path.length > MOST_OF_PATH ? `${path.slice(0, MOST_OF_PATH)}…` : path);
}
