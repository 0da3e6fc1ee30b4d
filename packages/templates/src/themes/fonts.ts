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
 * Fonts of the visitor's device for each choice, for sites that have switched web fonts off. Each
 * list ends with a family that has Hebrew letters.
 */
const DEVICE_STACKS: Readonly<Record<FontName, string>> = {
  // The font that the widget found on the host page.
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

/** Choices that do not work in these letters, and their replacements. */
const DRAWN_AS: Readonly<Record<FaceLetters, Readonly<Partial<Record<FontName, FontName>>>>> = {
  latin: {},
  // The wide spaces of a monospaced font do not suit Hebrew letters, which would come from another
  // family.
  hebrew: { mono: 'grotesque' },
};

/** The css `font-family` of a choice for words of one language, without web fonts. */
export function deviceFontStack(name: FontName, language: Language): string {
  return DEVICE_STACKS[DRAWN_AS[WEB_FONTS[language]][name] ?? name];
}

/**
 * The css `font-family` of a choice for words of one language: the web font, the device's fonts
 * scaled to its width, and a generic family. The list must stay short: browsers on Linux ask the
 * system for each missing family again at each size and weight, which took longer than the layout
 * of the popup.
 */
export function fontStack(name: FontName, language: Language): string {
  const device = deviceFontStack(name, language);
  const face = FACE_NAMES.find((one) => one === name);
  if (face === undefined) return device;
  const family = familyOf(face, WEB_FONTS[language]);
  return `${family},${family}-a,${family}-b,${device.slice(device.lastIndexOf(',') + 1)}`;
}
