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

/**
 * Moves down all elements that the page pins to the top of the window, by `roomPx` pixels; 0 moves
 * them back.
 */
export type PinnedShift = (roomPx: number, overMs: number) => void;

interface Shifted {
  readonly position: string;
  readonly undo: () => void;
}

/** A full-page popup pushes the page out of the window, so headers are not moved then. */
const MOST_OF_WINDOW = 0.5;

export function createPinnedShift({ window, clock, listen }: PinnedShiftDeps): PinnedShift {
  const { document } = window;
  const shifted = new Map<HTMLElement, Shifted>();
  let roomPx = 0;
  let stop = (): void => undefined;
  const look = (elements: Iterable<HTMLElement>): void => {
    for (const [element, { position, undo }] of shifted) {
      if (getComputedStyle(element).position === position) continue;
      undo();
      shifted.delete(element);
    }
    for (const element of elements) {
      if (shifted.has(element) || isOurs(element) || !isPinnedAtTop(element, roomPx)) continue;
      const { position, top } = getComputedStyle(element);
      const undo = overrule(element, 'top', `${Number.parseFloat(top) + roomPx}px`);
      shifted.set(element, { position, undo });
    }
  };
  /** Pages may pin or unpin their header when they are scrolled. */
  const watch = (): (() => void) => {
    let stopWaiting: (() => void) | undefined;
    const stopListening = listen(document, 'scroll', () => {
      stopWaiting ??= clock.after(PINNED_AGAIN_MS, () => {
        stopWaiting = undefined;
        look(elementsAtTop(window, roomPx));
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
      look(document.body.querySelectorAll<HTMLElement>('*'));
      stop = watch();
    } else stop = () => undefined;
    for (const element of new Set([...elements, ...shifted.keys()]))
      element.animate({ translate: [`0 ${beforePx - roomPx}px`, '0 0'] }, overMs);
  };
}

/**
 * The host of a popup. A bar must stay where it is: moved down by its own room, it would ask for
 * more room, without end.
 */
function isOurs(element: HTMLElement): boolean {
  return element.matches('[data-poptin-id]');
}

/**
 * The points at which elements are looked for, as shares of the width and of the room. They are
 * close enough to find a column beside the text.
 */
const [ACROSS, DOWN] = [
  [0.02, 0.18, 0.34, 0.5, 0.66, 0.82, 0.98],
  [0, 0.5, 0.95],
] as const;

/**
 * The elements in the room above the page, with all their ancestors. Checking every element of a
 * long page would delay scrolling.
 */
function elementsAtTop({ document, innerWidth }: Window, roomPx: number): ReadonlySet<HTMLElement> {
  const found = new Set<HTMLElement>();
  const points = ACROSS.flatMap((x) => DOWN.map((y) => [x * innerWidth, y * roomPx] as const));
  for (const [x, y] of points)
    for (const hit of document.elementsFromPoint(x, y))
      for (let each: Element | null = hit; each !== document.body && each !== null;) {
        if (each instanceof HTMLElement) found.add(each);
        each = each.parentElement;
      }
  return found;
}
