import { isNode } from './is-node.ts';
import { tabbablesIn } from './tabbable.ts';

/**
 * Called when a Tab has reached the start or end marker of a modal popup. Moves the focus to the
 * popup's other end, or, if the focus came from outside, to this end.
 * docs/behaviour/accessibility.md#focus-stays-inside.
 */
export function goOnFromEdge(
  edge: 'start' | 'end',
  card: HTMLElement,
  cameFrom: EventTarget | null,
): void {
  const isLeaving = isNode(cameFrom) && cameFrom !== card && card.contains(cameFrom);
  const goesToStart = isLeaving === (edge === 'end');
  (tabbablesIn(card).at(goesToStart ? 0 : -1) ?? card).focus();
}
