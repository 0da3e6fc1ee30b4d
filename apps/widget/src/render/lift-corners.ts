import { overrule } from '@beckon/host-page/page/scroll-lock';

/**
 * A custom property for the view's styles: the height in px that a bar takes at the bottom of the
 * window.
 */
const ROOM = '--bk-bar';

/**
 * Moves popups in the lower corners above the bars at the bottom of the window, so that they cannot
 * cover each other's close buttons. The highest bar counts. A height of 0 removes that bar.
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
