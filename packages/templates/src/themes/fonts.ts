import type { FontName } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import { WEB_FONTS } from '@beckon/languages/languages';
import type { FaceLetters } from '../faces/face-types.ts';
import { FACE_NAMES } from '../faces/faces.ts';
import { familyOf } from '../faces/family-of.ts';

const SYSTEM =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Hebrew",sans-serif';
const SERIF = 'P052,"Frank Ruehl CLM","Noto Serif Hebrew",David,Georgia,serif';

/**
 * Fonts of the visitor's device for each choice, where web fonts are switched off. Each ends in a
 * family with Hebrew letters.
 */
const DEVICE_STACKS: Readonly<Record<FontName, string>> = {
  // What the widget found on the page around the popup.
  site: `var(--bk-site-font,${SYSTEM})`,
  system: SYSTEM,
  humanist: SYSTEM,
  grotesque: '"Helvetica Neue",Helvetica,"Liberation Sans",Arial,"Noto Sans Hebrew",sans-serif',
  geometric:
    '"Avenir Next",Avenir,"Century Gothic",Futura,"Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold","Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif',
  book: `"Hoefler Text",Garamond,Baskerville,${SERIF}`,
  oldStyle: `"Iowan Old Style","Palatino Linotype",Palatino,${SERIF}`,
  didone: `Didot,"Bodoni 72","Bodoni MT",${SERIF}`,
  slab: `Rockwell,"Rockwell Nova","Noto Serif",${SERIF}`,
  poster:
    'Impact,Haettenschweiler,"Franklin Gothic Demi Cond","Arial Narrow","Liberation Sans Narrow","Noto Sans Hebrew",sans-serif',
  mono: 'ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono","Noto Sans Hebrew",monospace',
  hand: '"Segoe Print","Bradley Hand",Chalkboard,"Noto Sans Hebrew",cursive',
};

/** Choices that no device has in these letters, and what is in for them. */
const DRAWN_AS: Readonly<Record<FaceLetters, Readonly<Partial<Record<FontName, FontName>>>>> = {
  latin: {},
  // The wide spaces of letters of one width would be between Hebrew letters of another family.
  hebrew: { mono: 'grotesque' },
};

/** The font-family value of a choice for words of one language where web fonts are switched off. */
export function deviceFontStack(name: FontName, language: Language): string {
  return DEVICE_STACKS[DRAWN_AS[WEB_FONTS[language]][name] ?? name];
}

/**
 * The font-family value of a choice for words of one language: the web font, the device's fonts
 * made as wide as it, and the kind of font that every device has. No longer list: on Linux browsers
 * ask the system for each missing family again at each size and weight, which took longer than
 * laying the popup out.
 */
export function fontStack(name: FontName, language: Language): string {
  const device = deviceFontStack(name, language);
  const face = FACE_NAMES.find((one) => one === name);
  if (face === undefined) return device;
  const family = familyOf(face, WEB_FONTS[language]);
  return `${family},${family}-a,${family}-b,${device.slice(device.lastIndexOf(',') + 1)}`;
}
