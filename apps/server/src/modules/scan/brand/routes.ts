import { ReadBrandAnswer, ReadBrandRequest } from '@beckon/contract/owner-calls';
import { ownedSite } from '../../../http/owner/owned-site.ts';
import { tooManyTries } from '../../../http/owner/owner-errors.ts';
import { SiteParams } from '../../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../../http/owner/owner-scope.ts';
import { createRateLimit } from '../../../lib/rate-limit.ts';
import type { Store } from '../../../store/store.ts';
import type { ReadBrand } from './read-brand.ts';

export interface BrandRouteDeps {
  readonly store: Store;
  readonly readBrand: ReadBrand;
  readonly now: () => number;
}

/** Limit per account. */
const READS_A_MINUTE = 10;
/** Limit for the whole process. */
const READS_AT_ONCE = 4;
const TRY_AGAIN_S = 5;

/** Reads the brand of an owner's page. Contract: `owner-calls/brand-calls.ts`. */
export function brandRoutes(app: OwnerApp, { store, readBrand, now }: BrandRouteDeps): void {
  const rate = createRateLimit(now);
  const running = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const one of running) one.abort();
  });

  app.post(
    '/api/owner/sites/:siteId/brand/read',
    { schema: { params: SiteParams, body: ReadBrandRequest, response: { 200: ReadBrandAnswer } } },
    async (request, reply) => {
      const account = accountOf(request);
      await ownedSite(store, request);
      rate.count(account, READS_A_MINUTE);
      if (running.size >= READS_AT_ONCE) throw tooManyTries(TRY_AGAIN_S);
      const one = new AbortController();
      running.add(one);
      // If the owner leaves the page, nobody needs the answer.
      reply.raw.on('close', () => one.abort());
      try {
        return await readBrand(request.body.url, one.signal);
      } finally {
        running.delete(one);
      }
    },
  );
}
