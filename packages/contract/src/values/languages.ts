import { keysOf } from './keys-of.ts';
import { tableOf } from './table-of.ts';

/**
 * The languages that visitors read, and what each calls itself. What else is known of them is in
 * tables of their own: the pages of visitors load only what they need.
 */
export const LANGUAGE_NAMES = { en: 'English', he: 'עברית' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = /* @__PURE__ */ keysOf(LANGUAGE_NAMES);

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
