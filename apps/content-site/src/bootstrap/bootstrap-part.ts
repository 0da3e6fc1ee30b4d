/** The export of each module in `parts`. */
export interface BootstrapPart {
  /** Name of the component on `window.bootstrap`. */
  readonly name: string;
  readonly component: unknown;
  /**
   * Starts the part for the page's elements. It may be called again when the page has more
   * elements.
   */
  prepare(document: Document): void;
}
