import {
  CreateSiteRequest,
  DoneAnswer,
  SiteAnswer,
  type SiteSettings,
  SITES_PER_ACCOUNT,
  SitesAnswer,
  UpdateSiteRequest,
} from '@beckon/contract/owner-calls';
import { checkSourcePopups } from '../../http/owner/check-source-popups.ts';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, siteNotFound, tooManySites } from '../../http/owner/owner-errors.ts';
import { SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { removeLeftovers } from '../../lib/remove-leftovers.ts';
import { newClientId, newId } from '../../ids.ts';
import type { SiteRecord, Store } from '../../store/store.ts';
import { DEFAULT_SITE_SETTINGS, mergeSiteSettings } from './default-site-settings.ts';
import { presentSite } from './present-site.ts';
import { popupIdsIn } from './read-mail-sources.ts';

const DONE = { success: true as const };

/** Asks the recipients in a site's list to agree to its mails. */
interface AskRecipients {
  ask(site: SiteRecord, network: string): Promise<void>;
}

interface SiteRouteOptions {
  readonly store: Store;
  readonly recipients: AskRecipients;
  readonly now: () => number;
}

/** Sites of the account. Contract: `site-calls.ts`. */
export function siteRoutes(app: OwnerApp, options: SiteRouteOptions): void {
  listAndCreate(app, options);
  readAndChange(app, options);
}

function listAndCreate(app: OwnerApp, { store, recipients, now }: SiteRouteOptions): void {
  app.get('/api/owner/sites', { schema: { response: { 200: SitesAnswer } } }, async (request) => {
    const sites = await store.sitesOf(accountOf(request));
    return { ...DONE, sites: sites.map(presentSite) };
  });

  app.post(
    '/api/owner/sites',
    { schema: { body: CreateSiteRequest, response: { 201: SiteAnswer } } },
    async (request, reply) => {
      const { name, settings } = request.body;
      const merged = mergeSiteSettings(DEFAULT_SITE_SETTINGS, settings ?? {}, badRequest);
      const id = newId();
      await checkMailSources(store, { accountId: accountOf(request), id }, settings);
      const made = { id, clientId: newClientId(), name, settings: merged, at: now() };
      const site = await store.createSiteWithin(accountOf(request), made, SITES_PER_ACCOUNT);
      if (!site) throw tooManySites(SITES_PER_ACCOUNT);
      await recipients.ask(site, networkOf(request.ip));
      return reply.status(201).send({ ...DONE, site: presentSite(site) });
    },
  );
}

function readAndChange(app: OwnerApp, { store, recipients, now }: SiteRouteOptions): void {
  app.get(
    '/api/owner/sites/:siteId',
    { schema: { params: SiteParams, response: { 200: SiteAnswer } } },
    async (request) => {
      const site = await ownedSite(store, request);
      return { ...DONE, site: presentSite(site) };
    },
  );

  app.patch(
    '/api/owner/sites/:siteId',
    { schema: { params: SiteParams, body: UpdateSiteRequest, response: { 200: SiteAnswer } } },
    async (request) => {
      const { name, settings } = request.body;
      if (settings?.leadNotices?.sources)
        await checkMailSources(store, await ownedSite(store, request), settings);
      const updated = await store.updateSite(accountOf(request), request.params.siteId, {
        ...(name === undefined ? {} : { name }),
        ...(settings === undefined
          ? {}
          : { settings: (before) => mergeSiteSettings(before, settings, badRequest) }),
        at: now(),
      });
      if (!updated) throw siteNotFound();
      if (settings?.leadNotices) await recipients.ask(updated, networkOf(request.ip));
      return { ...DONE, site: presentSite(updated) };
    },
  );

  app.delete(
    '/api/owner/sites/:siteId',
    { schema: { params: SiteParams, response: { 200: DoneAnswer } } },
    async (request) => {
      if (!(await store.deleteSite(accountOf(request), request.params.siteId)))
        throw siteNotFound();
      removeLeftovers(store, request.log);
      return DONE;
    },
  );
}

/** Throws 400 if recipients would get the leads of a popup that is not of the site. */
async function checkMailSources(
  store: Store,
  site: Pick<SiteRecord, 'accountId' | 'id'> & Partial<Pick<SiteRecord, 'settings'>>,
  changes: Partial<SiteSettings> | undefined,
): Promise<void> {
  await checkSourcePopups(store, {
    accountId: site.accountId,
    siteId: site.id,
    popupIds: popupIdsIn(changes?.leadNotices),
    before: popupIdsIn(site.settings?.leadNotices),
  });
}
