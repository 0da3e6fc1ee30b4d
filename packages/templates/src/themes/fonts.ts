import type { FontName } from '@beckon/contract/settings';

/** Letters that visitors already have; each stack ends in a family with Hebrew letters. */
export const SANS =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Hebrew",sans-serif';
export const GEOMETRIC =
  '"Avenir Next",Avenir,"Century Gothic",Futura,"Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif';
export const ROUNDED =
  'ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold","Varela Round",Nunito,"Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif';
export const OLD_STYLE =
  '"Iowan Old Style","Palatino Linotype",Palatino,P052,"Frank Ruehl CLM","Noto Serif Hebrew",David,Georgia,serif';
export const DIDONE =
  'Didot,"Bodoni 72","Bodoni MT","Playfair Display",C059,"Noto Serif Hebrew",David,"Times New Roman",serif';
export const BOOK =
  '"Hoefler Text",Garamond,"EB Garamond",Baskerville,C059,"Frank Ruehl CLM","Noto Serif Hebrew",David,Georgia,serif';
export const POSTER =
  'Impact,Haettenschweiler,"Franklin Gothic Demi Cond","Arial Narrow","Liberation Sans Narrow","Noto Sans Hebrew","Arial Black",sans-serif';
export const GROTESQUE =
  '"Helvetica Neue",Helvetica,"Liberation Sans",Arial,"Noto Sans Hebrew",sans-serif';
export const SLAB =
  'Rockwell,"Rockwell Nova","Roboto Slab","Noto Serif","Noto Serif Hebrew",David,Georgia,serif';
export const MONO =
  'ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono","Noto Sans Hebrew",monospace';

/**
 * The stack for Hebrew words: letters of one width have no Hebrew ones, and their wide spaces and
 * points would stand between another family's letters.
 */
export function hebrewStack(stack: string): string {
  return stack === MONO ? GROTESQUE : stack;
}

/** What the widget found on the page around the popup. */
const SITE = `var(--bk-site-font,${SANS})`;

/** The letters an owner can choose, as font-family values. */
export const FONT_STACKS: Readonly<Record<FontName, string>> = {
  site: SITE,
  system: SANS,
  grotesque: GROTESQUE,
  geometric: GEOMETRIC,
  rounded: ROUNDED,
  book: BOOK,
  oldStyle: OLD_STYLE,
  didone: DIDONE,
  slab: SLAB,
  poster: POSTER,
  mono: MONO,
};
