declare global {
  /** Texts of the drawn popup that are under its X or cut off. */
  var unreadableTexts: (root: ShadowRoot) => readonly string[];
}

/** Runs in the page and defines `unreadableTexts` there. */
export function putUnreadableTexts(): void {
  /** The circle around the X is smaller than the button, which fingers have to hit. */
  const rim = 6;
  const linesOf = (text: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const isUnder = (x: DOMRect, line: DOMRect): boolean =>
    line.right > x.left + rim &&
    line.left < x.right - rim &&
    line.bottom > x.top + rim &&
    line.top < x.bottom - rim;
  const isCut = (part: Element): boolean =>
    part.closest('svg, [aria-hidden], .bk-unseen') === null &&
    part.clientWidth > 1 &&
    part.scrollWidth > part.clientWidth + 1 &&
    getComputedStyle(part).display !== 'inline';
  globalThis.unreadableTexts = (root) => {
    const x = root.querySelector('.bkv-close')?.getBoundingClientRect();
    const covered = [...root.querySelectorAll('.t-h, .t-p')].filter((text) =>
      linesOf(text).some((line) => x !== undefined && isUnder(x, line)),
    );
    const cut = [...root.querySelectorAll('.poptin-popup *')].filter(isCut);
    return [
      ...covered.map(({ textContent }) => `the X covers “${textContent}”`),
      ...cut.map(({ textContent }) => `“${textContent}” is cut`),
    ];
  };
}
