/** What each module in `parts` gives. */
export interface BootstrapPart {
  /** Name of the component on `window.bootstrap`. */
  readonly name: string;
  readonly component: unknown;
  /** Begins with what the page holds; may be called again when it holds more. */
  prepare(document: Document): void;
}
