import { DoneAnswer } from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, tooManyTries } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { Store } from '../../store/store.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

const GAP_MS = 3_000;

/** Sends test mails about leads. Contract: `delivery-calls.ts`. */
export function deliveryRoutes(
  app: OwnerApp,
  {
    store,
    deliveryWorker,
    now,
  }: { readonly store: Store; readonly deliveryWorker: DeliveryWorker; readonly now: () => number },
): void {
  const tries = createLimiter({ withinMs: GAP_MS, now });

  app.post(
    '/api/owner/sites/:siteId/lead-notices/try',
    { schema: { params: SiteParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const seconds = tries.waitSeconds(site.accountId, 1);
      if (seconds > 0) throw tooManyTries(seconds);
      tries.count(site.accountId);
      try {
        await deliveryWorker.sendTestMail(site);
      } catch (error) {
        throw badRequest(error instanceof Error ? error.message : 'This could not be sent.');
      }
      return { success: true as const };
    },
  );
}
