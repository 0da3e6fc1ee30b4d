/** Category → service → names of its cookies. */
export type CookieLists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Returns an object or undefined: an error page or a login page is no answer. */
export function readUserData(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  // A missing value does not overrule what the page says.
  const known = Object.entries(answer).filter(([, value]) => value !== undefined && value !== null);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

export function readHtml(answer: unknown): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

/**
 * The server prints an empty map as a list. Empty names are left out, because every cookie's name
 * contains an empty text.
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
