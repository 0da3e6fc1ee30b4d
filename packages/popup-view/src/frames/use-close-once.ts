import type { CloseTrigger } from '@beckon/contract/values';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PopupViewProps } from '../view-contract.ts';

/**
 * Asks once to close, and says which way the visitor chose: a double click on the X, or Escape
 * after it, changes nothing. Does nothing while closing is locked or the close button still counts
 * down. docs/behaviour/closing.md#close-button.
 */
export function useCloseOnce(props: PopupViewProps): (by: CloseTrigger) => void {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const isAsked = useRef(false);
  const { phase, screen } = props;
  // A popup that the runner kept open can be closed again from its next screen.
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
