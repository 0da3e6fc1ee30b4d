const LANGUAGE = /^\s*([a-z]{2,3})(?![a-z])/iu;

/**
 * The visitor's first language without its country: `he` for `he-IL,he;q=0.9`. Empty if there is
 * none.
 */
export function firstLanguage(acceptLanguage: string | undefined): string {
  return LANGUAGE.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? '';
}
