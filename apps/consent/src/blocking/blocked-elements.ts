/** What an activation is about. */
export type Wanted = { readonly category: string } | { readonly service: string };

/** The wanted elements that still wait, as they are now; none is made an object before it is read. */
export function findBlocked(document: ParentNode, wanted: Wanted): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selectorOf(wanted));
}

/** Whether there is one at all: mostly not, and looking for all of them takes twice as long. */
export function hasBlocked(document: ParentNode, wanted: Wanted): boolean {
  return document.querySelector(selectorOf(wanted)) !== null;
}

/** Whether something on the page waits for the service. */
export function waitsForService(document: ParentNode, service: string): boolean {
  return document.querySelector(`[data-service=${quoted(service)}]`) !== null;
}

function selectorOf(wanted: Wanted): string {
  const marked =
    'category' in wanted
      ? `[data-category=${quoted(wanted.category)}]`
      : `[data-service=${quoted(wanted.service)}]`;
  return `${marked}:not([data-category=functional],.cmplz-activated)`;
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
