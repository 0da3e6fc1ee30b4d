/** The languages that visitors read. */
export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', he: 'עברית' };

const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', he: 'rtl' };

/** Which way a language runs: the `dir` of what is written in it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return DIRECTIONS[language];
}
