import { useEffect, useState } from 'react';
import { followWindow, readWindowSize, type WindowSize } from './window-size.ts';

/**
 * The visible size of the window of the element. It changes with the window, the zoom and the
 * keyboard.
 */
export function useWindowSize(page: Window): WindowSize {
  const [size, setSize] = useState(() => readWindowSize(page));
  useEffect(() => {
    const update = (): void => setSize((before) => sameOr(before, readWindowSize(page)));
    update();
    return followWindow(page, update);
  }, [page]);
  return size;
}

function sameOr(before: WindowSize, now: WindowSize): WindowSize {
  return String(Object.values(before)) === String(Object.values(now)) ? before : now;
}
