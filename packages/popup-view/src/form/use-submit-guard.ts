import { useEffect, useRef } from 'react';
import type { FormApi } from './form-context.ts';

/**
 * Returns a function that returns whether a submission may start. If so, it blocks the next one
 * until the runner has left `idle` and returned to it.
 * docs/behaviour/forms.md#one-submission-at-a-time.
 */
export function useSubmitGuard(submitState: FormApi['submitState']): () => boolean {
  const isTaken = useRef(false);
  const before = useRef(submitState);
  useEffect(() => {
    if (before.current !== 'idle' && submitState === 'idle') isTaken.current = false;
    before.current = submitState;
  }, [submitState]);
  return () => {
    if (isTaken.current || submitState !== 'idle') return false;
    isTaken.current = true;
    return true;
  };
}
