import type { PopupType } from '@beckon/contract/values';
import { FORMATS, type Format, PURPOSE_NAMES, type Purpose, THEMES } from '@beckon/templates';
import { TYPE_WORDS } from '../../lib/popup-words.ts';
import { synonymsOf, wordsIn } from './search-words.ts';

interface Wanted {
  readonly type: PopupType | undefined;
  readonly purpose: Purpose | undefined;
  readonly search: string;
}

/** What owners may call a format by, in both languages. */
const WORDS = new Map(FORMATS.map((format) => [format, wordsOf(format)]));

function wordsOf(format: Format): string {
  const { name, purpose, type, theme } = format;
  const { label } = THEMES[theme];
  return [
    name.en,
    name.he,
    PURPOSE_NAMES[purpose].en,
    PURPOSE_NAMES[purpose].he,
    purpose,
    TYPE_WORDS[type],
    label.en,
    label.he,
    synonymsOf(format),
  ]
    .join(' ')
    .toLowerCase();
}

/** The formats of that type and purpose that each word of the search fits, in the library's order. */
export function formatsFor({ type, purpose, search }: Wanted): readonly Format[] {
  const words = wordsIn(search);
  return FORMATS.filter(
    (format) =>
      (type === undefined || format.type === type) &&
      (purpose === undefined || format.purpose === purpose) &&
      words.every((word) => WORDS.get(format)?.includes(word)),
  );
}
