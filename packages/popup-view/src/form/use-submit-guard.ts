import { useCallback, useEffect, useRef } from 'react';
import type { FormApi } from './form-context.ts';

/**
 * Returns a function that tells whether a submit may start, and takes the turn when it may. The
 * turn is given back when the runner says `idle` again after having been away from it.
 * docs/behaviour/forms.md#one-submission-at-a-time.
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
