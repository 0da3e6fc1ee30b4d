import { overrule } from '@beckon/host-page/page/scroll-lock';

/** Read by the view's styles: how much of the window's bottom a bar takes, in px. */
const ROOM = '--bk-bar';

/**
 * Moves popups in the lower corners above the bars at the bottom of the window, so that they cannot
 * cover each other's close buttons. A height of 0: that bar is gone. The highest bar counts.
 */
export type LiftCorners = (popupId: string, heightPx: number) => void;

export function createLiftCorners(document: Document): LiftCorners {
  const heights = new Map<string, number>();
  let giveBack = (): void => undefined;
  return (popupId, heightPx) => {
    heights.set(popupId, heightPx);
    giveBack();
    const highest = Math.max(...heights.values());
    giveBack =
      highest > 0 ? overrule(document.documentElement, ROOM, `${highest}px`) : () => undefined;
  };
}
