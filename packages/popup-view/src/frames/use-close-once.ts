import type { CloseTrigger } from '@beckon/contract/values';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PopupViewProps } from '../view-contract.ts';

/**
 * Returns a function that reports once that the visitor wants to close, and how. A double click on
 * the X, or Escape after it, changes nothing. Does nothing while closing is locked or the close
 * button counts down. docs/behaviour/closing.md#close-button.
 */
export function useCloseOnce(props: PopupViewProps): (by: CloseTrigger) => void {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const isAsked = useRef(false);
  const { phase, screen } = props;
  // If the runner kept the popup open, its next screen can be closed again.
  useEffect(() => {
    isAsked.current = false;
  }, [phase, screen]);

  return useCallback((by) => {
    const {
      popup: { closing },
      closeReadyInSeconds,
      onEvent,
      phase: now,
    } = latest.current;
    if (isAsked.current || now === 'closing' || closing.contentLock || closeReadyInSeconds > 0)
      return;
    isAsked.current = true;
    onEvent({ name: 'CLOSE_ASKED', by });
  }, []);
}
