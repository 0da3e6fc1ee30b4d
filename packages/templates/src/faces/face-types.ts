import type { FontName } from '@beckon/contract/settings';

/** The fonts that our server sends; `site` and `system` come from the page or the device. */
export type FaceName = Exclude<FontName, 'site' | 'system'>;

/** What a font is made for: Latin letters, with those of Hebrew in case; or words in Hebrew. */
export type FaceLetters = 'latin' | 'hebrew';

/** `@font-face` rules of a font for words in such letters. Addresses begin with `/fonts/`. */
export interface FaceCss {
  /** Latin and Hebrew letters, and the device's fonts made as wide as these. */
  readonly css: string;
  /** Latin letters that English does not use. */
  readonly more: string;
}
