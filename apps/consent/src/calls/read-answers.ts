/** Maps each category to its services, and each service to the names of its cookies. */
export type CookieLists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The object in an answer; undefined for anything else, such as an error page or a login page. */
export function readUserData(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  // A missing value does not replace the page's own value.
  const known = Object.entries(answer).filter(([, value]) => value !== undefined && value !== null);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

export function readHtml(answer: unknown): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

/**
 * Reads the lists of cookies. The server prints an empty map as a list. Empty cookie names are left
 * out, because every cookie's name contains an empty text.
 */
export function readCookieLists(answer: unknown): CookieLists | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.fromEntries(
    Object.entries(answer as Record<string, unknown>).map(([category, services]) => [
      category,
      Object.fromEntries(
        Object.entries(typeof services === 'object' && services !== null ? services : {}).map(
          ([service, names]) => [service, cookieNames(names)],
        ),
      ),
    ]),
  );
}

function cookieNames(names: unknown): string[] {
  const list: unknown[] = typeof names === 'object' && names !== null ? Object.values(names) : [];
  return list.filter((name): name is string => typeof name === 'string' && name !== '');
}
