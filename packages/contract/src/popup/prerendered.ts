/**
 * A popup's first screen as markup that a browser shows without the view. The server that sends the
 * popup creates it. docs/decisions/0060.
 */
export interface Prerendered {
  /** The stage with everything on it. Styles of elements are in `data-bk-style`. */
  readonly html: string;
  /** For a style sheet of the shadow root. */
  readonly css: string;
  /**
   * For a style sheet of the page: fonts of the visitor's device that are used until the web fonts
   * load.
   */
  readonly deviceFonts: string;
  /** The web fonts themselves, with paths on the server. They are loaded once the popup is shown. */
  readonly webFonts: string;
  /** The sources of the web fonts that the popup's own text needs, in css syntax. */
  readonly textFonts?: readonly string[];
  /** Names of the files beside the script that make the popup work. */
  readonly files?: readonly string[];
}
