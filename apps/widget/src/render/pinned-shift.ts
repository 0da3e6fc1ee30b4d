import type { Clock } from '@beckon/host-page/clock';
import type { Listen } from '@beckon/host-page/listen';
import { overrule } from '@beckon/host-page/page/scroll-lock';
import { PINNED_AGAIN_MS } from '../timings.ts';
import { isPinnedAtTop } from './is-pinned-at-top.ts';

export interface PinnedShiftDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

/** Makes so much room above all that the page keeps at the top of the window; 0 gives it back. */
export type PinnedShift = (roomPx: number, overMs: number) => void;

interface Shifted {
  readonly position: string;
  readonly undo: () => void;
}

/** A full page pushes the page out of the window: headers are then left where they are. */
const MOST_OF_WINDOW = 0.5;

export function createPinnedShift({ window, clock, listen }: PinnedShiftDeps): PinnedShift {
  const { document } = window;
  const shifted = new Map<HTMLElement, Shifted>();
  let roomPx = 0;
  let stop = (): void => undefined;
  /** Pages pin their header, or let it go, when they are scrolled. */
  const look = (): void => {
    for (const [element, { position, undo }] of shifted) {
      if (getComputedStyle(element).position === position) continue;
      undo();
      shifted.delete(element);
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (shifted.has(element) || !isPinnedAtTop(element, roomPx)) continue;
      const { position, top } = getComputedStyle(element);
      const undo = overrule(element, 'top', `${Number.parseFloat(top) + roomPx}px`);
      shifted.set(element, { position, undo });
    }
  };
  const watch = (): (() => void) => {
    let stopWaiting: (() => void) | undefined;
    const stopListening = listen(document, 'scroll', () => {
      stopWaiting ??= clock.after(PINNED_AGAIN_MS, () => {
        stopWaiting = undefined;
        look();
      });
    });
    return () => {
      stopListening();
      stopWaiting?.();
    };
  };
  return (wantedPx, overMs) => {
    const elements = new Set(shifted.keys());
    const beforePx = roomPx;
    stop();
    shifted.forEach(({ undo }) => undo());
    shifted.clear();
    roomPx = wantedPx > window.innerHeight * MOST_OF_WINDOW ? 0 : wantedPx;
    if (roomPx > 0) {
      look();
      stop = watch();
    } else stop = () => undefined;
    for (const element of new Set([...elements, ...shifted.keys()]))
      element.animate({ translate: [`0 ${beforePx - roomPx}px`, '0 0'] }, overMs);
  };
}
