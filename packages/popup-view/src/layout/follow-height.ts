/**
 * Reports an element's height in px as laid out, before any transform: once when it is drawn, then
 * whenever its content changes it. Returns a function that stops this.
 */
export function followHeight(element: HTMLElement, onHeight: (height: number) => void): () => void {
  const page = element.ownerDocument.defaultView;
  const measure = (): void => onHeight(element.offsetHeight);
  if (typeof page?.ResizeObserver === 'undefined') {
    measure();
    return () => undefined;
  }
  // The observer also reports the first height, between the browser's layout and its painting.
  // Measuring here would cause a second layout.
  const observer = new page.ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
