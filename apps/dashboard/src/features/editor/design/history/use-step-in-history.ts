import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePuckStore } from '../use-puck-store.ts';

/**
 * Calls `onStep` after each undo and redo, with the number of changes that can still be undone or
 * repeated in the same direction. It must be used inside Puck.
 */
export function useStepInHistory(onStep: (kind: 'undo' | 'redo', left: number) => void): void {
  const { histories: steps, index } = usePuckStore((puck) => puck.history);
  const seen = useRef({ steps, index });
  const report = useEffectEvent(onStep);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { steps, index };
    // With new steps, the owner has changed something.
    if (before.steps !== steps || before.index === index) return;
    if (index < before.index) report('undo', index);
    else report('redo', steps.length - 1 - index);
  }, [steps, index]);
}
