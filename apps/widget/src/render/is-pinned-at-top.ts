import { overrule } from '@beckon/host-page/page/scroll-lock';

/**
 * Whether the page keeps this element within so many pixels of the top of the window, or of the
 * page, whatever margin its body has. The body must have its margin by then.
 */
export function isPinnedAtTop(element: HTMLElement, roomPx: number): boolean {
  const { position, top } = getComputedStyle(element);
  const topPx = Number.parseFloat(top);
  if (!(topPx >= 0 && topPx < roomPx)) return false;
  if (position === 'sticky') return scrollsWithPage(element);
  return hangsOnPage(element, position) && isPlacedByTop(element, topPx);
}

/** Not in an element of the page that scrolls by itself. */
function scrollsWithPage({ parentElement, ownerDocument }: HTMLElement): boolean {
  for (let each = parentElement; each !== null && each !== ownerDocument.body;) {
    if (/auto|scroll|hidden/u.test(getComputedStyle(each).overflowY)) return false;
    each = each.parentElement;
  }
  return true;
}

/** Not in an element that moves with the margin. Firefox names the body where others name none. */
function hangsOnPage({ offsetParent, ownerDocument: { body } }: HTMLElement, place: string) {
  const { position, transform } = getComputedStyle(body);
  if (place === 'fixed') return (offsetParent ?? body) === body && transform === 'none';
  return place === 'absolute' && offsetParent === body && position === 'static';
}

/** One without a top of its own is where the text around it has put it. */
function isPlacedByTop(element: HTMLElement, topPx: number): boolean {
  const undo = overrule(element, 'top', 'auto');
  const isMoved = Number.parseFloat(getComputedStyle(element).top) !== topPx;
  undo();
  return isMoved;
}
