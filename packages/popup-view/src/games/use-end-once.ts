import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, `afterMs` after `isOver` has become true; never after the game has been
 * removed.
 */
export function useEndOnce(isOver: boolean, afterMs: number, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [isOver, afterMs]);
}
