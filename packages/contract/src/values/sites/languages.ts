import { LANGUAGES, type Language } from '@beckon/languages/languages';
import { tableOf } from '../tables/table-of.ts';

export {
  directionOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  type Language,
} from '@beckon/languages/languages';

/** A value for each language. */
export function inEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> {
  return tableOf(LANGUAGES, (language) => language, valueIn);
}
