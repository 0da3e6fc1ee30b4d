declare global {
  /** Words of the visible texts that are broken in their middle. */
  var splitWords: (root: ParentNode) => readonly string[];
}

/**
 * Runs in the page and defines `splitWords` there. A word may be broken at a hyphen, but not before
 * its comma.
 */
export function putSplitWords(): void {
  const linesOf = (text: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(boxes.map(({ top }) => Math.round(top))).size;
  };
  globalThis.splitWords = (root) =>
    [...root.querySelectorAll('.poptin-popup *')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => part.closest('svg, .bk-unseen') === null)
      .flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap((text) =>
        [...(text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+[.,:;!?]*/gu)]
          .filter(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
          .map(([word]) => word),
      );
}
