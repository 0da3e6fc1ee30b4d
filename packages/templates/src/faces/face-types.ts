import type { FontName } from '@beckon/contract/settings';

/** The fonts that our server delivers. `site` and `system` come from the page or the device. */
export type FaceName = Exclude<FontName, 'site' | 'system'>;

/**
 * The words that a font is used for: `latin` for words in Latin letters (with Hebrew letters as
 * well), `hebrew` for words in Hebrew.
 */
export type FaceLetters = 'latin' | 'hebrew';

/** The `@font-face` rules of a font for words in these letters. Addresses begin with `/fonts/`. */
export interface FaceCss {
  /** Rules for Latin and Hebrew letters, and for the device's fonts, scaled to the same width. */
  readonly css: string;
  /** Rules for Latin letters that English does not use. */
  readonly more: string;
}
