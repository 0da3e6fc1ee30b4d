import { LANGUAGES, type Language } from '@beckon/contract/values';

/**
 * The language that a tag means, however it is written: `he-IL`, `HE`, `he_IL`, `iw` and `heb` are
 * all Hebrew. Undefined if it is not one of our languages, or not a valid tag.
 */
export function languageOfTag(tag: string | undefined): Language | undefined {
  if (tag === undefined) return undefined;
  try {
    const { language } = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    return LANGUAGES.find((one) => one === language);
  } catch {
    return undefined;
  }
}
