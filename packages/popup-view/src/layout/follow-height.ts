/**
 * Tells an element's height as laid out, before any transform: first when it is drawn, then
 * whenever its content changes it. Returns how to stop.
 */
export function followHeight(element: HTMLElement, onHeight: (height: number) => void): () => void {
  const page = element.ownerDocument.defaultView;
  const measure = (): void => onHeight(element.offsetHeight);
  if (typeof page?.ResizeObserver === 'undefined') {
    measure();
    return () => undefined;
  }
  // It tells the first height, too, after the browser's own layout and before it paints: asking now
  // would lay all out twice.
  const observer = new page.ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
