import type { FontName } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import { WEB_FONTS } from '@beckon/languages/languages';
import { FACE_CSS } from './face-css.ts';
import type { FaceName } from './face-types.ts';

export const FACE_NAMES: readonly FaceName[] = [
  'humanist',
  'grotesque',
  'geometric',
  'rounded',
  'book',
  'oldStyle',
  'didone',
  'slab',
  'poster',
  'mono',
  'hand',
];

const RARE_LATIN = /[\u0100-\u02ba\u1e00-\u1eff\u2c60-\u2c7f]/;

/**
 * The rules of these fonts for words of one language, without duplicates. Rules for rarer Latin
 * letters are added if `words` contains any. A browser loads a font file only when it draws one of
 * its letters.
 */
export function facesCss(names: readonly FontName[], language: Language, words: string): string {
  return FACE_NAMES.filter((face) => names.includes(face))
    .map((face) => {
      const { css, more } = FACE_CSS[face][WEB_FONTS[language]];
      return RARE_LATIN.test(words) ? css + more : css;
    })
    .join('');
}
