/**
 * Adds a constructable style sheet to the shadow root, or to the page. It uses no `style` element,
 * which a strict content security policy would refuse. The browser skips broken rules. Returns a
 * function that removes the sheet.
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
