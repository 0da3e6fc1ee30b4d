/** Only families under our private names: no font of the page is ever replaced. */
const FONT_RULE = /@font-face{font-family:beckon-[^{}]*}/g;

/** The rules of a template's web fonts, with the file names that it uses. */
export function fontRulesIn(css: string): string {
  return (css.match(FONT_RULE) ?? []).join('');
}

/**
 * Rules of one popup, by where their fonts come from: on the visitor's device, in the widths of the
 * web fonts, or from the server.
 */
export function fontsBySource(rules: string): { readonly device: string; readonly web: string } {
  const list = rules.match(FONT_RULE) ?? [];
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

/**
 * Those rules with full addresses, for a style sheet of the page. A font is loaded when one of its
 * letters is drawn; if it cannot be loaded, or the page's content policy refuses it, the device's
 * fonts are used.
 */
export function placedFonts(rules: string): string {
  // The view's own files are two folders deep on the server that has the fonts; browsers resolve
  // the path.
  return rules.replaceAll('/fonts/', import.meta.url + '/../../../fonts/');
}
