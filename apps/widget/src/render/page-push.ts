import { overrule } from './scroll-lock.ts';

/** Moves the host page down to make room for a bar. Interaction spec §2.3. */
export interface PagePush {
  /** Over so many milliseconds to this height; 0 moves it back. */
  to(heightPx: number, overMs: number): void;
  /** Back at once, whatever was. */
  undo(): void;
}

export function createPagePush(document: Document): PagePush {
  let undos: readonly (() => void)[] = [];
  const undo = (): void => {
    undos.forEach((back) => back());
    undos = [];
  };
  return {
    undo,
    to(heightPx, overMs) {
      const { body } = document;
      if (undos.length === 0) {
        if (heightPx === 0) return;
        const own = document.defaultView?.getComputedStyle(body).marginTop ?? '0px';
        undos = [overrule(body, 'transition', `margin-top ${overMs}ms`), overrule(body, 'margin-top', own)];
        // The browser has to see the start before it can move from it.
        void body.offsetHeight;
      }
      body.style.setProperty('margin-top', `${heightPx}px`, 'important');
    },
  };
}
