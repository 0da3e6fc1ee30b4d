/**
 * A popup's first screen as markup that a browser shows without the view, made where the popup is
 * served. docs/decisions/0060.
 */
export interface Prerendered {
  /** The stage with everything on it. Styles of elements are in `data-bk-style`. */
  readonly html: string;
  /** For a style sheet of the shadow root. */
  readonly css: string;
  /** For a style sheet of the page: the web fonts, with paths on the server. */
  readonly fonts: string;
  /** Names of the files beside the script that make it work. */
  readonly files?: readonly string[];
}
