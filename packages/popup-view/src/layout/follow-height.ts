/**
 * Reports an element's height as laid out, before any transform: first when it is drawn, then
 * whenever its content changes it. Returns a function that stops it.
 */
export function followHeight(element: HTMLElement, onHeight: (height: number) => void): () => void {
  const page = element.ownerDocument.defaultView;
  const measure = (): void => onHeight(element.offsetHeight);
  if (typeof page?.ResizeObserver === 'undefined') {
    measure();
    return () => undefined;
  }
  // It also reports the first height, after the browser's own layout and before it paints:
  // measuring now would cause a second layout.
  const observer = new page.ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
