declare global {
  /** What a visitor cannot reach in the drawn popup; empty if there is nothing. */
  var outOfReach: (root: ShadowRoot) => readonly string[];
}

/**
 * Runs in the page and defines `outOfReach` there. It scrolls the popup to each of its parts and to
 * its end, as a visitor does.
 */
export function putOutOfReach(): void {
  const smallestPx = 24;
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  /** Whether a press on the middle of the part reaches it. */
  const isHit = (root: ShadowRoot, part: Element): boolean => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (part.contains(hit) || hit.contains(part));
  };
  const isReached = (root: ShadowRoot, part: Element): boolean =>
    isInside(part.getBoundingClientRect()) && isHit(root, part);
  const isSeen = (part: Element): boolean =>
    part.checkVisibility({ visibilityProperty: true }) && part.closest('.bk-unseen') === null;
  const aboutX = (root: ShadowRoot, when: string): string[] => {
    const x = root.querySelector('.bkv-close');
    if (x === null) return [`there is no X ${when}`];
    const { width, height } = x.getBoundingClientRect();
    if (Math.min(width, height) < smallestPx) return [`the X is small ${when}`];
    return isReached(root, x) ? [] : [`the X is out of reach ${when}`];
  };
  const aboutParts = (root: ShadowRoot): string[] =>
    [...root.querySelectorAll('.bk-input, .t-btn, [type=submit]')]
      .filter(isSeen)
      .filter((part) => {
        part.scrollIntoView({ block: 'center' });
        return !isReached(root, part);
      })
      .map((part) => `“${part.textContent || part.className}” is out of reach`);
  globalThis.outOfReach = (root) => {
    const area = root.querySelector('.bkv-scroll');
    const isWide = area !== null && area.scrollWidth > area.clientWidth;
    // A welcome screen scrolls with the page.
    scrollTo(0, 0);
    const found = [...aboutX(root, 'at the start'), ...aboutParts(root)];
    scrollTo(0, 0);
    for (const each of [area, root.querySelector('.poptin-popup')]) each?.scrollTo(0, 9999);
    return [
      ...found,
      ...aboutX(root, 'at the end'),
      ...(isWide ? ['the popup scrolls sideways'] : []),
    ];
  };
}
