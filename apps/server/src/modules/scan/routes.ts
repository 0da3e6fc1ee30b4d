import { ScanAnswer, ScanRequest } from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { tooManyTries } from '../../http/owner/owner-errors.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import type { Store } from '../../store/store.ts';
import type { Scan } from './scan.ts';

export interface ScanRouteDeps {
  readonly store: Store;
  readonly scan: Scan;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

/** Limit per account. */
const SCANS_A_MINUTE = 6;
/** Limit for the whole process, because each scan may start a browser. */
const SCANS_AT_ONCE = 2;
const TRY_AGAIN_S = 10;

/** Scans an owner's page. Contract: `owner-calls/consent-calls.ts`. */
export function scanRoutes(app: OwnerApp, { store, scan, publicUrl, now }: ScanRouteDeps): void {
  const rate = createRateLimit(now);
  const running = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const one of running) one.abort();
  });

  app.post(
    '/api/owner/sites/:siteId/consent/scan',
    { schema: { params: SiteParams, body: ScanRequest, response: { 200: ScanAnswer } } },
    async (request, reply) => {
      const account = accountOf(request);
      await ownedSite(store, request);
      rate.count(account, SCANS_A_MINUTE);
      if (running.size >= SCANS_AT_ONCE) throw tooManyTries(TRY_AGAIN_S);
      const one = new AbortController();
      running.add(one);
      // If the owner leaves the page, nobody needs the answer.
      reply.raw.on('close', () => one.abort());
      try {
        const ownHost = new URL(ownOrigin(request, publicUrl)).host;
        return await scan(request.body.url, { ownHost, signal: one.signal });
      } finally {
        running.delete(one);
      }
    },
  );
}
