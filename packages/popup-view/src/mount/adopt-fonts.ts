import { adoptCss } from './adopt-css.ts';

/** Only families under our private names: no font of the page is ever replaced. */
const FONT_RULE = /@font-face{font-family:beckon-[^}]*}/g;
/** The view's own files lie two folders deep on the server that has the fonts. */
const VIEW_FILE = import.meta.url;

/**
 * Makes the web fonts that stand in a template's css known to the page, since browsers pass over
 * `@font-face` in a shadow root. A font is loaded when one of its letters is drawn; one that cannot
 * be had, or that the page's content policy refuses, leaves the device's fonts. Returns how to take
 * the rules away again.
 */
export function adoptFonts(page: Document, template = ''): () => void {
  const rules = template.match(FONT_RULE)?.join('') ?? '';
  return adoptCss(page, rules.replaceAll('/fonts/', new URL('../../fonts/', VIEW_FILE).href));
}
