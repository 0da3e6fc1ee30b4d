import { LANGUAGES, type PopupType } from '@beckon/contract/values';
import { COPY, GALLERY, type Format, type Purpose } from '@beckon/templates';
import { POPUP_TYPE_TEXTS } from '@beckon/languages/popup-types';
import { entriesOf, isFound, synonymsOf, wordsIn } from './search-words.ts';

interface Wanted {
  readonly type: PopupType | undefined;
  readonly purpose: Purpose | undefined;
  readonly search: string;
}

/** The words by which owners find a format, in every language. */
const WORDS = new Map(GALLERY.map((format) => [format, wordsOf(format)]));

function wordsOf(format: Format): readonly string[] {
  const { name, purpose, type, theme } = format;
  const inEachLanguage = LANGUAGES.flatMap((language) => {
    const { purposes, themes } = COPY[language];
    const kind = POPUP_TYPE_TEXTS[language][type];
    return [name[language], purposes[purpose], themes[theme], kind];
  });
  return entriesOf([...inEachLanguage, purpose, synonymsOf(format)].join(' '));
}

/**
 * The formats of this type and purpose that have a word with each beginning of the search, in the
 * order of the library.
 */
export function formatsFor({ type, purpose, search }: Wanted): readonly Format[] {
  const words = wordsIn(search);
  return GALLERY.filter(
    (format) =>
      (type === undefined || format.type === type) &&
      (purpose === undefined || format.purpose === purpose) &&
      words.every((word) => isFound(word, WORDS.get(format) ?? [])),
  );
}
