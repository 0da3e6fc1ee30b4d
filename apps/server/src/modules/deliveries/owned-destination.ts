import { DestinationAnswer } from '@beckon/contract/owner-calls';
import { CallRefused } from '../../errors.ts';
import { DestinationParams } from '../../http/owner/owner-params.ts';
import { accountOf } from '../../http/owner/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import { destinationOf } from './destinations/index.ts';

/** The address of a site's destinations. */
export const DESTINATIONS = '/api/owner/sites/:siteId/destinations';
export const ONE_DESTINATION = `${DESTINATIONS}/:destinationId`;
/** The schema of a call about one destination that returns it. */
export const ONE_ANSWER = { params: DestinationParams, response: { 200: DestinationAnswer } };

/** The error of a call about a destination that does not exist. */
export const notConnected = () => new CallRefused(404, 'This is not connected.');

interface OneRequest {
  readonly owner: Parameters<typeof accountOf>[0]['owner'];
  readonly params: { readonly siteId: string; readonly destinationId: string };
}

/** The destination of a request, and its account. Throws 404 if there is none. */
export async function ownedDestination(store: Store, request: OneRequest) {
  const accountId = accountOf(request);
  const { siteId, destinationId } = request.params;
  const before = await store.destination(accountId, destinationId);
  if (before?.siteId !== siteId || !destinationOf(before.kind)) throw notConnected();
  return { accountId, before };
}
