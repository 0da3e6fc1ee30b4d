import { useEffect, useRef } from 'react';

/**
 * Props for the control of a dialog that gets the focus first, instead of the dialog's close
 * button. Also works for content that arrives after the dialog.
 */
export function useFirstFocus<Control extends HTMLElement>(isFirst: boolean) {
  const ref = useRef<Control>(null);
  useEffect(() => {
    if (!isFirst) return undefined;
    // In a later task, because a dialog first looks which control to give the focus back to.
    const timer = setTimeout(() => ref.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [isFirst]);
  return { ref, ...(isFirst && { 'data-autofocus': true }) };
}
