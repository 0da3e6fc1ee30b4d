import { useEffect, useState } from 'react';
import { readSeenWindow, type SeenWindow } from './seen-window.ts';
import { followWindow } from './window-size.ts';

/**
 * The visible size of the window of the element. It changes with the window, the zoom and the
 * keyboard.
 */
export function useWindowSize(page: Window): SeenWindow {
  const [size, setSize] = useState(() => readSeenWindow(page));
  useEffect(() => {
    const update = (): void => setSize((before) => sameOr(before, readSeenWindow(page)));
    update();
    return followWindow(page, update);
  }, [page]);
  return size;
}

function sameOr(before: SeenWindow, now: SeenWindow): SeenWindow {
  return String(Object.values(before)) === String(Object.values(now)) ? before : now;
}
