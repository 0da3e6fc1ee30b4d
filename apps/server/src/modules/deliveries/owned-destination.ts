import { DestinationAnswer } from '@beckon/contract/owner-calls';
import { CallRefused } from '../../errors.ts';
import { DestinationParams } from '../../http/owner-params.ts';
import { accountOf } from '../../http/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import { destinationOf } from './destinations/index.ts';

/** Where the destinations of a site are. */
export const DESTINATIONS = '/api/owner/sites/:siteId/destinations';
export const ONE_DESTINATION = `${DESTINATIONS}/:destinationId`;
/** A call about one destination, which answers with it. */
export const ONE_ANSWER = { params: DestinationParams, response: { 200: DestinationAnswer } };

/** The refusal of a call about a destination that is not there. */
export const notConnected = () => new CallRefused(404, 'This is not connected.');

interface OneRequest {
  readonly owner: Parameters<typeof accountOf>[0]['owner'];
  readonly params: { readonly siteId: string; readonly destinationId: string };
}

/** The destination of a request, and whose it is. */
export async function ownedDestination(store: Store, request: OneRequest) {
  const accountId = accountOf(request);
  const { siteId, destinationId } = request.params;
  const before = await store.destination(accountId, destinationId);
  if (before?.siteId !== siteId || !destinationOf(before.kind)) throw notConnected();
  return { accountId, before };
}
