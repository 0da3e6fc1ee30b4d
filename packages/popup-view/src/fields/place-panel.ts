const MARGIN_PX = 8;
const GAP_PX = 4;

/** Puts a fixed panel below its anchor, above it where there is more room, and always inside the window. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement): void {
  const view = anchor.ownerDocument.defaultView;
  if (view === null) return;
  const around = anchor.getBoundingClientRect();
  const below = view.innerHeight - around.bottom - GAP_PX - MARGIN_PX;
  const above = around.top - GAP_PX - MARGIN_PX;
  const isBelow = below >= panel.scrollHeight || below >= above;
  const height = Math.min(panel.scrollHeight, Math.max(isBelow ? below : above, 160));
  const top = isBelow ? around.bottom + GAP_PX : around.top - GAP_PX - height;
  const isRightToLeft = view.getComputedStyle(anchor).direction === 'rtl';
  const left = isRightToLeft ? around.right - panel.offsetWidth : around.left;
  panel.style.maxHeight = `${Math.min(view.innerHeight - 2 * MARGIN_PX, height)}px`;
  panel.style.top = `${between(MARGIN_PX, top, view.innerHeight - height - MARGIN_PX)}px`;
  panel.style.left = `${between(MARGIN_PX, left, view.innerWidth - panel.offsetWidth - MARGIN_PX)}px`;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
