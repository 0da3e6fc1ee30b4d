/** Begins the names of the cookies that the accounts library sets. */
export const COOKIE_PREFIX = {
  plain: 'beckon',
  /**
   * Browsers take a cookie of such a name only from this very host over https. So no other host of
   * the same domain can sign an owner in to someone else's account.
   */
  secure: '__Host-beckon',
} as const;

const SESSION = new Set(Object.values(COOKIE_PREFIX).map((prefix) => `${prefix}.session_token`));

/**
 * The cookies of a request, without its session cookie if it has two. A browser sends two only if
 * another page has set one of them, and nobody can say which.
 */
export function withoutDoubtfulSession(cookies: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const names = pairs.map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  const isDoubtful = (name: string): boolean =>
    SESSION.has(name) && names.indexOf(name) !== names.lastIndexOf(name);
  return pairs.filter((_, at) => !isDoubtful(names[at] ?? '')).join('; ');
}
