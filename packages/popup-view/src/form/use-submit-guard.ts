import { useCallback, useEffect, useRef } from 'react';
import type { FormApi } from './form-context.ts';

/**
 * Answers whether a submit may start, and takes the turn when it may. The turn is given back when
 * the runner says `idle` again after having been away from it. Interaction spec §4.3.
 */
export function useSubmitGuard(submitState: FormApi['submitState']): () => boolean {
  const isTaken = useRef(false);
  const before = useRef(submitState);
  useEffect(() => {
    if (before.current !== 'idle' && submitState === 'idle') isTaken.current = false;
    before.current = submitState;
  }, [submitState]);
  return useCallback(() => {
    if (isTaken.current || submitState !== 'idle') return false;
    isTaken.current = true;
    return true;
  }, [submitState]);
}
