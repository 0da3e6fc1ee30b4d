import type { Popup } from '@beckon/contract/popup';
import { overrule } from '@beckon/host-page/page/scroll-lock';
import { createMovePage } from './move-page.ts';
import type { PinnedShiftDeps } from './pinned-shift.ts';

/** The height of a popup that takes room, and whether it may move the page. */
export interface TakenRoom {
  readonly heightPx: number;
  readonly mayMove: boolean;
}

type Room = readonly [popup: Popup, taken: TakenRoom];

/** Makes room for all these popups, within `overMs` milliseconds. */
export type MakeRoom = (rooms: Iterable<Room>, overMs: number) => void;

/**
 * Custom properties for the view's styles: the height in px that bars take at the top and at the
 * bottom of the window. Popups in the corners stay between them, so that neither covers the other's
 * buttons. The padding keeps what the page scrolls to, or what gets the focus, out from under
 * bars.
 */
const EDGES = [
  ['--bk-top', 'scroll-padding-top', liesAbove],
  ['--bk-bar', 'scroll-padding-bottom', liesBelow],
] as const;

export function createMakeRoom(deps: PinnedShiftDeps): MakeRoom {
  const movePage = createMovePage(deps);
  let undos: readonly (() => void)[] = [];
  return (rooms, overMs) => {
    const highest = (counts: (popup: Popup, taken: TakenRoom) => boolean): number =>
      Math.max(0, ...[...rooms].map((room) => (counts(...room) ? room[1].heightPx : 0)));
    undos.forEach((undo) => undo());
    const root = deps.window.document.documentElement;
    undos = EDGES.flatMap(([name, padding, counts]) => {
      const px = highest(counts);
      if (px <= 0) return [];
      const own = getComputedStyle(root).getPropertyValue(padding);
      return [
        overrule(root, name, `${px}px`),
        overrule(root, padding, `calc(${own === 'auto' || own === '' ? '0px' : own} + ${px}px)`),
      ];
    });
    movePage(
      highest((popup, { mayMove }) => mayMove && popup.appearance.pushesPage && !liesBelow(popup)),
      overMs,
    );
  };
}

function liesBelow({ type, appearance }: Popup): boolean {
  return type === 'bar' && appearance.location.vertical === 'bottom';
}

function liesAbove(popup: Popup): boolean {
  return popup.type === 'bar' && !liesBelow(popup);
}
