import { tableOf } from './table-of.ts';

/** The languages that visitors read. */
export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', he: 'עברית' };

/** Each as browsers know it, with the country whose ways of writing dates and prices are meant. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', he: 'he-IL' };

const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', he: 'rtl' };

/** Which way a language runs: the `dir` of what is written in it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return DIRECTIONS[language];
}

/** A value for each language. */
export function inEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> {
  return tableOf(LANGUAGES, (language) => language, valueIn);
}
