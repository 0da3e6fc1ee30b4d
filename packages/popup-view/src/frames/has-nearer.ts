const NEARER = '[data-beckon=popup]:focus,:modal';

/**
 * Whether the visitor is in another popup that has the focus, or in a dialog of the page. A dialog
 * inside a web component is found by its focus.
 */
export function hasNearer(page: Document): boolean {
  if (page.querySelector(NEARER)) return true;
  let focused = page.activeElement;
  while (focused && !focused.closest(':modal')) focused = focused.shadowRoot?.activeElement ?? null;
  return focused !== null;
}
