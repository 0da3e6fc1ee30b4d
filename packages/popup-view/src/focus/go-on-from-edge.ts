import { tabbablesIn } from './tabbable.ts';

/**
 * A Tab has reached the start or end marker of a modal popup: it goes on at the popup's other end,
 * or, where it comes from outside, at this one.
 * docs/behaviour/accessibility.md#focus-stays-inside.
 */
export function goOnFromEdge(
  edge: 'start' | 'end',
  card: HTMLElement,
  cameFrom: EventTarget | null,
): void {
  const isLeaving = cameFrom instanceof Node && cameFrom !== card && card.contains(cameFrom);
  const goesToStart = isLeaving === (edge === 'end');
  (tabbablesIn(card).at(goesToStart ? 0 : -1) ?? card).focus();
}
