import type { Popup } from '@beckon/contract/popup';
import { interactionRequest } from '../../calls/interaction-call.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

/** Sent as a `viewed` call, because it adds to that view: the same failure policy applies. */
export function reportInteraction(
  { apiBase, call, visitor }: PopupControllerDeps,
  { id: popupId, viewerId }: Popup,
  viewId: string | undefined,
): void {
  const facts = visitor.facts();
  if (viewId === undefined || facts.countsNothing) return;
  const request = interactionRequest(apiBase, { popupId, viewerId, viewId }, facts);
  void call('viewed', request, readPlainAnswer);
}
