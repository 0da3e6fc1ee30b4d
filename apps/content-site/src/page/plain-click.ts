/**
 * The element of this selector that was clicked, or holds what was; undefined when there is none,
 * or the visitor asks the browser for something else, such as a new tab.
 */
export function plainlyClicked(event: Event, selector: string): HTMLElement | undefined {
  if (!(event instanceof MouseEvent) || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const { target } = event;
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}
