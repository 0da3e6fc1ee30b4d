import { overrule } from '@beckon/host-page/page/scroll-lock';

/** Moves the host page down to make room for bars. docs/behaviour/appearance.md#pushing-the-page. */
export interface PagePush {
  /**
   * Moves it over so many milliseconds by this height, in addition to the page's own margin; 0
   * moves it back. The highest bar counts.
   */
  to(popupId: string, heightPx: number, overMs: number): void;
  /** Undoes at once what this popup moved. */
  undo(popupId: string): void;
  /** Undoes everything at once. */
  undoAll(): void;
}

export function createPagePush(document: Document): PagePush {
  const heights = new Map<string, number>();
  let ownPx = 0;
  let undos: readonly (() => void)[] = [];
  const undoAll = (): void => {
    heights.clear();
    undos.forEach((back) => back());
    undos = [];
  };
  const move = (): void =>
    document.body.style.setProperty(
      'margin-top',
      `${ownPx + Math.max(0, ...heights.values())}px`,
      'important',
    );
  return {
    undoAll,
    undo(popupId) {
      if (!heights.delete(popupId)) return;
      if (heights.size === 0) undoAll();
      else move();
    },
    to(popupId, heightPx, overMs) {
      const { body } = document;
      if (undos.length === 0) {
        if (heightPx === 0) return;
        ownPx =
          Number.parseFloat(document.defaultView?.getComputedStyle(body).marginTop ?? '') || 0;
        undos = [
          overrule(body, 'transition', `margin-top ${overMs}ms`),
          overrule(body, 'margin-top', `${ownPx}px`),
        ];
        // The browser has to see the start before it can move from it.
        void body.offsetHeight;
      }
      heights.set(popupId, heightPx);
      move();
    },
  };
}
