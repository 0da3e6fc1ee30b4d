/**
 * Rules or sources of web fonts with full addresses, for a page. A font is loaded when one of its
 * letters is drawn; if it cannot be loaded, or the page's content policy refuses it, the device's
 * fonts are used.
 */
export function placedFonts(rules: string): string {
  // The view's own files are two folders below the root of the server that has the fonts. Browsers
  // resolve the path.
  return rules.replaceAll('/fonts/', import.meta.url + '/../../../fonts/');
}
