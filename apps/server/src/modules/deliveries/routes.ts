import { DoneAnswer, TryDeliveryRequest } from '@beckon/contract/owner-calls';
import { badRequest, siteNotFound, tooManyTries } from '../../http/owner-errors.ts';
import { SiteParams } from '../../http/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner-scope.ts';
import type { Store } from '../../store/store.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

const GAP_MS = 3_000;
const MOST_REMEMBERED = 1_000;

/** Trying out how leads are told. Contract: `delivery-calls.ts`. */
export function deliveryRoutes(
  app: OwnerApp,
  {
    store,
    deliveryWorker,
    now,
  }: { readonly store: Store; readonly deliveryWorker: DeliveryWorker; readonly now: () => number },
): void {
  const lastTryAt = new Map<string, number>();

  app.post(
    '/api/owner/sites/:siteId/lead-notices/try',
    { schema: { params: SiteParams, body: TryDeliveryRequest, response: { 200: DoneAnswer } } },
    async (request) => {
      const site = await store.site(accountOf(request), request.params.siteId);
      if (!site) throw siteNotFound();
      const waitMs = (lastTryAt.get(site.accountId) ?? 0) + GAP_MS - now();
      if (waitMs > 0) throw tooManyTries(Math.ceil(waitMs / 1000));
      if (lastTryAt.size >= MOST_REMEMBERED) lastTryAt.clear();
      lastTryAt.set(site.accountId, now());
      try {
        await deliveryWorker.sendTest(site, request.body.way);
      } catch (error) {
        throw badRequest(error instanceof Error ? error.message : 'This could not be sent.');
      }
      return { success: true as const };
    },
  );
}
