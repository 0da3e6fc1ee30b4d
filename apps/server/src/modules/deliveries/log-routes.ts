import {
  DeliveriesAnswer,
  DeliveriesQuery,
  type DeliveryLogEntry,
  ReplayAnswer,
  ReplayRequest,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import type { DeliveryLogRecord, Store } from '../../store/store.ts';

const ADDRESS = '/api/owner/sites/:siteId/deliveries';
const ENTRIES_A_PAGE = 50;

/**
 * Lists the deliveries of a site with their results, and sends them again. Contract:
 * `destination-calls.ts`.
 */
export function deliveryLogRoutes(
  app: OwnerApp,
  { store, now }: { readonly store: Store; readonly now: () => number },
): void {
  app.get(
    ADDRESS,
    {
      schema: {
        params: SiteParams,
        querystring: DeliveriesQuery,
        response: { 200: DeliveriesAnswer },
      },
    },
    async (request) => {
      const account = accountOf(request);
      const { siteId } = request.params;
      await ownedSite(store, request);
      const query = { ...request.query, limit: ENTRIES_A_PAGE };
      const { deliveries, nextCursor } = await store.deliveryLog(account, siteId, query);
      return {
        success: true as const,
        deliveries: deliveries.map(present),
        ...(nextCursor === undefined ? {} : { nextCursor }),
      };
    },
  );

  app.post(
    `${ADDRESS}/replay`,
    { schema: { params: SiteParams, body: ReplayRequest, response: { 200: ReplayAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const { siteId } = request.params;
      const { ids = [], allFailedOf } = request.body;
      await ownedSite(store, request);
      const which = allFailedOf === undefined ? { ids } : { allFailedOf };
      const replayed = await store.replayDeliveries(account, siteId, which, now());
      return { success: true as const, replayed };
    },
  );
}

function present({ way, at, nextAt, status, ...others }: DeliveryLogRecord): DeliveryLogEntry {
  return {
    ...others,
    kind: way,
    at: new Date(at).toISOString(),
    ...(nextAt === undefined ? {} : { nextAt: new Date(nextAt).toISOString() }),
    ...(status === undefined ? {} : { status }),
  };
}
