/** Category → service → names of its cookies. */
export type CookieLists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** An object, or nothing: a page of an error or a login is no answer. */
export function readUserData(answer: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  // What is not told does not overrule what the page says.
  const known = Object.entries(answer).filter(([, value]) => value !== undefined && value !== null);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

export function readHtml(answer: unknown): string | undefined {
  return typeof answer === 'string' ? answer : undefined;
}

/** An empty map is printed as a list. Empty names are left out: each cookie's name holds them. */
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
