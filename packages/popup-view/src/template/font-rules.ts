import { placedFonts } from './placed-fonts.ts';

/** Matches only our own families, so that no font of the page is ever replaced. */
const FONT_RULE = /@font-face{font-family:beckon-[^{}]*}/g;

/** The font rules of a template with absolute addresses, for a style sheet of the page. */
export function fontsIn(css: string): string {
  return placedFonts((css.match(FONT_RULE) ?? []).join(''));
}

/**
 * The font rules of a template by source: the visitor's device (with the widths of the web fonts),
 * or the server. Addresses are paths on the server.
 */
export function fontsBySource(css: string): { readonly device: string; readonly web: string } {
  const list = css.match(FONT_RULE) ?? [];
  const isWeb = (rule: string): boolean => rule.includes('/fonts/');
  return {
    device: list.filter((rule) => !isWeb(rule)).join(''),
    web: list.filter(isWeb).join(''),
  };
}

/** The css without font rules, which browsers ignore in a shadow root. */
export function withoutFontRules(css: string): string {
  return css.replaceAll(FONT_RULE, '');
}
