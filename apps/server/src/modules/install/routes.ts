import { EmbedAnswer, InstallCheckAnswer, OwnerLinkAnswer } from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import type { OwnerApp } from '../../http/owner/owner-scope.ts';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import type { RefusedHosts } from '../../http/visitor/refused-hosts.ts';
import { isOriginOf } from '../../http/visitor/site-origin.ts';
import { readableHost } from '../../lib/text/readable-host.ts';
import type { SiteRecord, Store } from '../../store/store.ts';
import { isAddressOf } from './is-address-of.ts';
import { embedSnippet, scriptUrl } from './embed-snippet.ts';

export interface InstallDeps {
  readonly store: Store;
  readonly publicUrl: string | undefined;
  readonly secret: string;
  readonly now: () => number;
  readonly refused: RefusedHosts;
}

/** Long enough to look around. Someone who finds the address later cannot use it. */
const TOKEN_LIVES_MS = 30 * 60_000;

/** The script's line for a site, and whether the site uses it. Contract: `site-calls.ts`. */
export function installRoutes(
  app: OwnerApp,
  { store, publicUrl, secret, now, refused }: InstallDeps,
): void {
  app.get(
    '/api/owner/sites/:siteId/embed',
    { schema: { params: SiteParams, response: { 200: EmbedAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const [origin, { clientId }] = [ownOrigin(request, publicUrl), site];
      return {
        success: true as const,
        clientId,
        scriptUrl: scriptUrl(origin, clientId),
        snippet: embedSnippet(origin, clientId),
      };
    },
  );

  app.get(
    '/api/owner/sites/:siteId/install-check',
    { schema: { params: SiteParams, response: { 200: InstallCheckAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const refusedHere = refusedHost(refused, site, now());
      if (site.lastSeenAt === undefined)
        return { success: true as const, isInstalled: false, ...refusedHere };
      const { lastSeenUrl = '', lastSeenAt } = site;
      // Only the owner decides which addresses belong to the site. The address in a call proves
      // nothing.
      if (!isAddressOf(site, lastSeenUrl, request.host))
        return {
          success: true as const,
          isInstalled: false,
          claimedUrl: lastSeenUrl,
          ...refusedHere,
        };
      return {
        success: true as const,
        isInstalled: true,
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        lastSeenUrl,
        ...refusedHere,
      };
    },
  );

  app.get(
    '/api/owner/sites/:siteId/owner-link',
    { schema: { params: SiteParams, response: { 200: OwnerLinkAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      const until = now() + TOKEN_LIVES_MS;
      return {
        success: true as const,
        token: writeOwnerToken({ siteId: site.id, until }, secret),
        until: new Date(until).toISOString(),
      };
    },
  );
}

/** The most frequent refused host, except those that the owner has listed since. */
function refusedHost(refused: RefusedHosts, { id, settings }: SiteRecord, nowMs: number) {
  const { domains } = settings;
  if (domains.length === 0) return {};
  const most = refused
    .of(id, nowMs)
    .find(({ host }) => !isOriginOf(`https://${host}`, domains, ''));
  if (most === undefined) return {};
  const { host, hourMs } = most;
  const readable = readableHost(host);
  return {
    refused: {
      host,
      ...(readable === host ? {} : { readable }),
      at: new Date(hourMs).toISOString(),
    },
  };
}
