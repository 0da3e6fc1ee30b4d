/** Only families under our private names: no font of the page is ever replaced. */
const FONT_RULE = /@font-face{font-family:beckon-[^{}]*}/g;

/** The rules of the web fonts that stand in a template, as it names their files. */
export function fontRulesIn(css: string): string {
  return (css.match(FONT_RULE) ?? []).join('');
}

/** The css without them: browsers pass over them in a shadow root. */
export function withoutFontRules(css: string): string {
  return css.replaceAll(FONT_RULE, '');
}

/**
 * Those rules with full addresses, for a style sheet of the page. A font is loaded when one of its
 * letters is drawn; one that cannot be had, or that the page's content policy refuses, leaves the
 * device's fonts.
 */
export function placedFonts(rules: string): string {
  // The view's own files lie two folders deep on the server that has the fonts; browsers put the path right.
  return rules.replaceAll('/fonts/', import.meta.url + '/../../../fonts/');
}
