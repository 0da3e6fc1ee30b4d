import { placedFonts } from './placed-fonts.ts';

/** Only families under our private names: no font of the page is ever replaced. */
const FONT_RULE = /@font-face{font-family:beckon-[^{}]*}/g;

/** The rules of a template's fonts with full addresses, for a style sheet of the page. */
export function fontsIn(css: string): string {
  return placedFonts((css.match(FONT_RULE) ?? []).join(''));
}

/**
 * The rules of a template's fonts, by where these come from: the visitor's device, in the widths of
 * the web fonts, or the server. Addresses are paths on the server.
 */
export function fontsBySource(css: string): { readonly device: string; readonly web: string } {
  const list = css.match(FONT_RULE) ?? [];
  const isWeb = (rule: string): boolean => rule.includes('/fonts/');
  return {
    device: list.filter((rule) => !isWeb(rule)).join(''),
    web: list.filter(isWeb).join(''),
  };
}

/** The css without them: browsers ignore them in a shadow root. */
export function withoutFontRules(css: string): string {
  return css.replaceAll(FONT_RULE, '');
}
