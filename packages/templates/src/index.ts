import type { Language, PopupType } from '@beckon/contract/values';
import type { Design } from './design/design.ts';
import { BAR_FORMATS } from './formats/bar.ts';
import { BROWSING_FORMATS } from './formats/browsing.ts';
import { BSIDE_FORMATS } from './formats/bside.ts';
import { EMBEDDED_FORMATS } from './formats/embedded.ts';
import type { Format } from './formats/format.ts';
import { FULLPAGE_FORMATS } from './formats/fullpage.ts';
import { GAME_LOOKS } from './formats/game-looks.ts';
import { GAMIFIED_FORMATS } from './formats/gamified.ts';
import { LIGHTBOX_FORMATS } from './formats/lightbox.ts';
import { MOBILE_FORMATS } from './formats/mobile.ts';
import { SOCIAL_FORMATS } from './formats/social.ts';
import { SSIDE_FORMATS } from './formats/sside.ts';

export { COPY } from './copy.ts';
export type { Format, SettingsPatch } from './formats/format.ts';
export { blankFormat } from './formats/blank.ts';
export { PURPOSES, type Purpose } from './formats/purposes.ts';
export { SCREEN_NAMES } from './blocks/layout/screen-names.ts';
export { contrast, READABLE } from './themes/contrast.ts';
export { FACE_NAMES, facesCss } from './faces/faces.ts';
export { withoutWebFonts } from './faces/without-web-fonts.ts';
export { fontStack } from './themes/fonts.ts';
export { withLook } from './themes/look-css.ts';
export { THEMES, themeNamed } from './themes/index.ts';
export { type Palette, THEME_NAMES, type Theme, type ThemeName } from './themes/theme.ts';
export type { Block, Design } from './design/design.ts';

const CONTENT_FORMATS = LIGHTBOX_FORMATS.map((format): Format => ({ ...format, type: 'content' }));

/**
 * All formats, by type. `content` is an alias of lightbox.
 * docs/behaviour/appearance.md#types-and-formats.
 */
export const FORMATS: readonly Format[] = [
  ...LIGHTBOX_FORMATS,
  ...SSIDE_FORMATS,
  ...BAR_FORMATS,
  ...MOBILE_FORMATS,
  ...FULLPAGE_FORMATS,
  ...BSIDE_FORMATS,
  ...SOCIAL_FORMATS,
  ...EMBEDDED_FORMATS,
  ...GAMIFIED_FORMATS,
  ...BROWSING_FORMATS,
];

/** All designs of the gallery: each format, and for games also their other looks. */
export const GALLERY: readonly Format[] = FORMATS.flatMap((format) => [
  format,
  ...(format.type === 'gamified' ? GAME_LOOKS.filter((look) => look.format === format.format) : []),
]);

export { GAME_LOOKS };

/** The formats of one type, in the order of their numbers. */
export function formatsOf(type: PopupType): readonly Format[] {
  if (type === 'content') return CONTENT_FORMATS;
  return FORMATS.filter((format) => format.type === type);
}

export function formatOf(type: PopupType, format: string): Format | undefined {
  return formatsOf(type).find((candidate) => candidate.format === format);
}

/** The design that a new popup of this format starts with; undefined if there is no such format. */
export function designFor(type: PopupType, format: string, language: Language): Design | undefined {
  return formatOf(type, format)?.design[language];
}

export {
  SAMPLE_PICTURES,
  SAMPLE_PICTURES_FOLDER,
  withPictureOrigin,
} from './pictures/sample-pictures.ts';
export { withLogo } from './design/with-logo.ts';
