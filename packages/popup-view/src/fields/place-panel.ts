import { readSeenWindow } from '../layout/seen-window.ts';

const MARGIN_PX = 8;
const GAP_PX = 4;
/** The minimum height of a panel, even if it then covers its anchor. */
const LEAST_PX = 160;

/**
 * Puts a fixed panel below its anchor, or above it if there is more room, and always inside the
 * part of the window that the keyboard does not cover. A panel that shrinks later stays at its
 * anchor.
 */
export function placePanel(panel: HTMLElement, anchor: HTMLElement): void {
  const view = anchor.ownerDocument.defaultView;
  if (view === null) return;
  const { seen, height: seenPx } = readSeenWindow(view);
  // The margins begin with that at the top.
  const firstPx = Number.parseFloat(seen);
  const [first, last] = [firstPx + MARGIN_PX, firstPx + seenPx - MARGIN_PX];
  const around = anchor.getBoundingClientRect();
  const below = last - around.bottom - GAP_PX;
  const above = around.top - GAP_PX - first;
  const { style } = panel;
  style.maxHeight = '';
  const isBelow = below >= panel.scrollHeight || below >= above;
  const most = Math.min(last - first, Math.max(isBelow ? below : above, LEAST_PX));
  const height = Math.min(panel.scrollHeight, most);
  style.maxHeight = `${most}px`;
  style.top = isBelow ? `${between(first, around.bottom + GAP_PX, last - height)}px` : 'auto';
  style.bottom = isBelow
    ? 'auto'
    : `calc(100% - ${between(first + height, around.top - GAP_PX, last)}px)`;
  // Takes the direction of the context, because a date is written from left to right in a Hebrew
  // form, too.
  const isRightToLeft = view.getComputedStyle(anchor.parentElement ?? anchor).direction === 'rtl';
  const left = isRightToLeft ? around.right - panel.offsetWidth : around.left;
  style.left = `${between(MARGIN_PX, left, view.innerWidth - panel.offsetWidth - MARGIN_PX)}px`;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
