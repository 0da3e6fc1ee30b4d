import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once, `afterMs` milliseconds after `isOver` has become true. Never calls it after
 * the game was removed.
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
