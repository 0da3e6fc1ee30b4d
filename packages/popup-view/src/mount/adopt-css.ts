/**
 * Adds a constructable style sheet to the shadow root, or to the page: no `style` element, so
 * strict content policies have nothing to refuse. Broken rules are skipped by the browser. Returns
 * how to take the sheet away again.
 */
export function adoptCss(root: ShadowRoot | Document, css: string): () => void {
  const page = (root.ownerDocument ?? root).defaultView;
  if (!page || css === '') return () => undefined;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
