/** The wanted elements that still wait, as they are now; none is made an object before it is read. */
export function findBlocked(
  document: ParentNode,
  wanted: { readonly category: string } | { readonly service: string },
): NodeListOf<HTMLElement> {
  const marked =
    'category' in wanted
      ? `[data-category=${quoted(wanted.category)}]`
      : `[data-service=${quoted(wanted.service)}]`;
  const selector = `${marked}:not([data-category=functional],.cmplz-activated)`;
  return document.querySelectorAll<HTMLElement>(selector);
}

/** Whether something on the page waits for the service. */
export function waitsForService(document: ParentNode, service: string): boolean {
  return document.querySelector(`[data-service=${quoted(service)}]`) !== null;
}

/**
 * A value as a text of a selector: it comes from pages and cookies, so nothing of it is left as it
 * is.
 */
function quoted(value: string): string {
  const escaped = value.replace(/[^\w-]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}

/** A script that never ran; one that has run by itself is the page's own and stays as it is. */
export function isHeldScript(element: Element): element is HTMLScriptElement {
  return element instanceof HTMLScriptElement && element.type === 'text/plain';
}
