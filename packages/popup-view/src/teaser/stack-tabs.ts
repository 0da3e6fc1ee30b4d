/** Space between two tabs in CSS pixels. */
const GAP_PX = 10;
const ROOM = '--bk-tabs-below';

/** The tabs of this page, the lowest first. */
const tabs: HTMLElement[] = [];

/**
 * Puts the tab above the other tabs that it would cover. It moves when one of them appears,
 * disappears or changes its size. Returns a function that takes it out of the stack.
 */
export function stackTab(tab: HTMLElement): () => void {
  const page = tab.ownerDocument.defaultView;
  if (page?.ResizeObserver === undefined) return () => undefined;
  tabs.push(tab);
  const watch = new page.ResizeObserver(placeTabs);
  watch.observe(tab);
  return () => {
    watch.disconnect();
    tabs.splice(tabs.indexOf(tab), 1);
    placeTabs();
  };
}

function placeTabs(): void {
  const placed: { readonly left: number; readonly right: number; readonly topPx: number }[] = [];
  // Reads all places before it changes any, so that the browser computes the layout only once.
  const measured = tabs.map((tab) => ({ tab, box: tab.getBoundingClientRect() }));
  for (const { tab, box } of measured) {
    // A tab is hidden while its popup is open.
    if (box.height === 0) continue;
    const { left, right } = box;
    const below = placed.filter((other) => other.left < right && left < other.right);
    const bottomPx = Math.max(0, ...below.map(({ topPx }) => topPx + GAP_PX));
    tab.style.setProperty(ROOM, `${bottomPx}px`);
    placed.push({ left, right, topPx: bottomPx + box.height });
  }
}
