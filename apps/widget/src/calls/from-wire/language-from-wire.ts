import { type Language, LANGUAGES } from '@beckon/contract/values';
import { asText } from '../answer-reading.ts';

/** Java and old browsers use this code for Hebrew. */
const OLD_HEBREW = 'iw';

/**
 * The language of a wire value, in any case, with or without a country (`he-IL`); English if
 * unknown.
 */
export function languageFrom(value: unknown): Language {
  const [name] = (asText(value) ?? '').toLowerCase().split(/[-_]/);
  const code = name === OLD_HEBREW ? 'he' : name;
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
