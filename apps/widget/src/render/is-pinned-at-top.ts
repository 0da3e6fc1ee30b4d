import { overrule } from '@beckon/host-page/page/scroll-lock';

/**
 * Whether the page keeps this element within `roomPx` pixels of the top of the window or of the
 * page, independent of the body's margin. Call this only after the body has its new margin.
 */
export function isPinnedAtTop(element: HTMLElement, roomPx: number): boolean {
  const { position, top } = getComputedStyle(element);
  const topPx = Number.parseFloat(top);
  if (!(topPx >= 0 && topPx < roomPx)) return false;
  if (position === 'sticky') return scrollsWithPage(element);
  return hangsOnPage(element, position) && isPlacedByTop(element, topPx);
}

/** False inside an element of the page that scrolls by itself. */
function scrollsWithPage({ parentElement, ownerDocument }: HTMLElement): boolean {
  for (let each = parentElement; each !== null && each !== ownerDocument.body;) {
    if (/auto|scroll|hidden/u.test(getComputedStyle(each).overflowY)) return false;
    each = each.parentElement;
  }
  return true;
}

/**
 * False inside an element that moves with the margin. For fixed elements Firefox returns the body
 * as `offsetParent`, other browsers return null.
 */
function hangsOnPage({ offsetParent, ownerDocument: { body } }: HTMLElement, place: string) {
  const { position, transform } = getComputedStyle(body);
  if (place === 'fixed') return (offsetParent ?? body) === body && transform === 'none';
  return place === 'absolute' && offsetParent === body && position === 'static';
}

/**
 * False if the element has no `top` value of its own: then its position follows from the text
 * around it.
 */
function isPlacedByTop(element: HTMLElement, topPx: number): boolean {
  const undo = overrule(element, 'top', 'auto');
  const isMoved = Number.parseFloat(getComputedStyle(element).top) !== topPx;
  undo();
  return isMoved;
}
