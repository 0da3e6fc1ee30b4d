/**
 * Whether the visitor is in this document. A page of its own always counts, also while its window
 * is in the background. In a frame, a popup that takes the focus would take it from the page around
 * the frame, and scroll that page.
 */
export function hasFocus(document: Document): boolean {
  return document.defaultView?.top === document.defaultView || document.hasFocus();
}
