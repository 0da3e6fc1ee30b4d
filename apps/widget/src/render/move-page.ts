import type { Off } from '@beckon/host-page/listen';
import { overrule } from '@beckon/host-page/page/scroll-lock';
import { createPinnedShift, type PinnedShiftDeps } from './pinned-shift.ts';

/** Moves the page down by this height, in addition to its own margin. 0 over 0 ms undoes everything. */
export type MovePage = (heightPx: number, overMs: number) => void;

/**
 * Also moves the elements that the page pins to the top of the window, because the bar would cover
 * them. In print there is no bar, and nothing is moved.
 */
export function createMovePage(deps: PinnedShiftDeps): MovePage {
  const move = createMove(deps);
  const { listen, window } = deps;
  let wanted: Parameters<MovePage> = [0, 0];
  let offs: readonly Off[] = [];
  return (...to) => {
    wanted = to;
    move(...to);
    if (to[0] === 0) {
      offs.forEach((off) => off());
      offs = [];
    } else if (offs.length === 0)
      offs = [
        listen(window, 'beforeprint', () => move(0, 0)),
        listen(window, 'afterprint', () => move(...wanted)),
      ];
  };
}

function createMove(deps: PinnedShiftDeps): MovePage {
  const { body } = deps.window.document;
  const shiftPinned = createPinnedShift(deps);
  let ownPx = 0;
  let undos: readonly (() => void)[] = [];
  const set = (name: string, value: string): void =>
    body.style.setProperty(name, value, 'important');
  return (heightPx, overMs) => {
    const isFirst = undos.length === 0;
    if (heightPx === 0 && (overMs === 0 || isFirst)) {
      undos.forEach((back) => back());
      undos = [];
      shiftPinned(0, 0);
      return;
    }
    if (isFirst) {
      ownPx = Number.parseFloat(getComputedStyle(body).marginTop) || 0;
      undos = [overrule(body, 'transition', 'none'), overrule(body, 'margin-top', `${ownPx}px`)];
    }
    const margin = `${ownPx + heightPx}px`;
    if (isFirst) set('margin-top', margin);
    // This finds the elements that the margin does not move.
    shiftPinned(heightPx, overMs);
    if (isFirst) {
      set('margin-top', `${ownPx}px`);
      // This forces a layout: the transition needs a start value.
      void body.offsetHeight;
      set('transition', `margin-top ${overMs}ms`);
    }
    set('margin-top', margin);
  };
}
