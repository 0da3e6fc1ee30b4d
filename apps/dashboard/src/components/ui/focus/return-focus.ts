/**
 * Gives the focus to the element, or to the main part of the page if the element is gone. Does
 * nothing while any other element has the focus.
 */
export function returnFocus(element: Element | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const target = element?.isConnected === true ? element : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
