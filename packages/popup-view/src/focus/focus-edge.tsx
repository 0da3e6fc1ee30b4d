import type { FocusEvent, ReactNode, RefObject } from 'react';
import { goOnFromEdge } from './go-on-from-edge.ts';

/**
 * Start or end marker of a modal popup: a Tab that leaves the popup here continues at its other
 * end.
 */
export function FocusEdge({
  edge,
  cardRef,
}: {
  readonly edge: 'start' | 'end';
  readonly cardRef: RefObject<HTMLElement | null>;
}): ReactNode {
  function handleFocus({ relatedTarget }: FocusEvent): void {
    if (cardRef.current) goOnFromEdge(edge, cardRef.current, relatedTarget);
  }
  return <span className="bkv-edge" tabIndex={0} data-focus-edge={edge} onFocus={handleFocus} />;
}
