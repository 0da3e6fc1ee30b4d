const NEARER = '[data-beckon=popup]:focus,:modal';

/**
 * Whether the visitor is not in this element, but in another popup that has the focus, or in a
 * dialog of the page. A dialog inside a web component is found by its focus.
 */
export function hasNearer(element: Element): boolean {
  const page = element.ownerDocument;
  if (element.matches(':focus-within')) return false;
  if (page.querySelector(NEARER)) return true;
  let focused = page.activeElement;
  while (focused && !focused.closest(':modal')) focused = focused.shadowRoot?.activeElement ?? null;
  return focused !== null;
}
