import { useEffect, useState, type RefObject } from 'react';
import { focusedIn } from '../focus/focused-in.ts';
import { readSeenWindow, type SeenWindow } from './seen-window.ts';
import { followWindow } from './window-size.ts';

/**
 * The visible size of the window of the element. It changes with the window, the zoom and, for a
 * popup that is modal or has the focus, the keyboard.
 */
export function useWindowSize(
  page: Window,
  cardRef?: RefObject<HTMLElement | null>,
  isModal = true,
): SeenWindow {
  const [size, setSize] = useState(() => readSeenWindow(page, isModal));
  useEffect(() => {
    const update = (): void => {
      const isUsed = isModal || focusedIn(cardRef?.current ?? null) !== undefined;
      setSize((before) => sameOr(before, readSeenWindow(page, isUsed)));
    };
    update();
    // The keyboard stays open when the visitor goes from a field of the page to one of the popup. The
    // popup keeps this event from the page.
    const listening = new AbortController();
    const { signal } = listening;
    page.addEventListener('focusin', update, { capture: true, signal });
    const stop = followWindow(page, update);
    return () => {
      stop();
      listening.abort();
    };
  }, [page, cardRef, isModal]);
  return size;
}

function sameOr(before: SeenWindow, now: SeenWindow): SeenWindow {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
