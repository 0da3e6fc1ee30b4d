import { type Language, LANGUAGES } from '@beckon/contract/values';
import { asText } from './answer-reading.ts';

/** Java and old browsers call Hebrew so. */
const OLD_HEBREW = 'iw';

/** The wire's language, in any case and also with a country (`he-IL`). An unknown one is English. */
export function languageFrom(value: unknown): Language {
  const [name] = (asText(value) ?? '').toLowerCase().split(/[-_]/);
  const code = name === OLD_HEBREW ? 'he' : name;
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
