import type { FocusEvent, ReactNode, RefObject } from 'react';
import { tabbablesIn } from './tabbable.ts';

/**
 * Start or end marker of a modal popup: a Tab that leaves the popup here goes on at its other end.
 * docs/behaviour/accessibility.md#focus-stays-inside.
 */
export function FocusEdge({
  edge,
  cardRef,
}: {
  readonly edge: 'start' | 'end';
  readonly cardRef: RefObject<HTMLElement | null>;
}): ReactNode {
  function handleFocus({ relatedTarget }: FocusEvent): void {
    const card = cardRef.current;
    if (!card) return;
    const isLeaving =
      relatedTarget instanceof Node && relatedTarget !== card && card.contains(relatedTarget);
    const goesToStart = isLeaving === (edge === 'end');
    (tabbablesIn(card).at(goesToStart ? 0 : -1) ?? card).focus();
  }
  return <span className="bkv-edge" tabIndex={0} data-focus-edge={edge} onFocus={handleFocus} />;
}
