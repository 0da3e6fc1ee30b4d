import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { TeaserViewProps } from '../view-contract.ts';

/**
 * Gives the button the focus back when its popup has closed, if nothing else has it. While the
 * popup is open the button is hidden, so the popup itself cannot give it back. Returns a function
 * to call when the button is pressed.
 */
export function useOpener(
  button: RefObject<HTMLButtonElement | null>,
  state: TeaserViewProps['state'],
): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    if (state !== 'tab' || !isPressed.current) return;
    isPressed.current = false;
    if (!activeElement || activeElement === body) button.current?.focus({ preventScroll: true });
  }, [button, state]);
  return useCallback(() => {
    isPressed.current = true;
  }, []);
}
