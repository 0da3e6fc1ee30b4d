import { type Language, LANGUAGES } from '@beckon/contract/values';

/** Java and old browsers call Hebrew so. */
const OLD_HEBREW = 'iw';

/** The wire's language. An unknown one is English. */
export function languageFrom(value: unknown): Language {
  const code = value === OLD_HEBREW ? 'he' : value;
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
