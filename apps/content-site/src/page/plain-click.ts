/**
 * The clicked element that matches the selector, or its nearest ancestor that does. Undefined if
 * there is none, or if the visitor used another button or a modifier key, for example to open a new
 * tab.
 */
export function plainlyClicked(event: Event, selector: string): HTMLElement | undefined {
  if (!(event instanceof MouseEvent) || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const { target } = event;
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}
