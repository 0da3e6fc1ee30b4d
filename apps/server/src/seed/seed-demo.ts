import { DesignDocument } from '@beckon/contract/owner-calls';
import { Value } from 'typebox/value';
import { newId } from '../ids.ts';
import type { RenderConsent } from '../modules/consent/consent-renderer.ts';
import { buildPopupService } from '../modules/popups/popup-service.ts';
import type { TemplateEngine } from '../modules/popups/template-engine.ts';
import { DEFAULT_SITE_SETTINGS } from '../modules/sites/default-site-settings.ts';
import type { SiteRecord, Store } from '../store/store.ts';
import { seedConsent } from './seed-consent.ts';
import type { DemoPopup } from './demo-popups.ts';
import { DEMO_SITES } from './demo-sites.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedComments } from './seed-comments.ts';
import { seedVisits } from './seed-visits.ts';

export interface SeedDeps {
  readonly store: Store;
  readonly templates: TemplateEngine;
  readonly renderConsent: RenderConsent;
  readonly now: () => number;
}

/**
 * Gives the demo's owner a site with three popups, a second site in Hebrew with a popup and an
 * embedded form, a blog in English and in Hebrew with comments, and a shop with a catalogue, by the
 * same steps as an owner in the dashboard. Some popups also get sample visitors.
 */
export async function seedDemo(deps: SeedDeps, accountId: string): Promise<void> {
  const { store, now } = deps;
  for (const {
    clientId,
    name,
    settings,
    popups,
    cookiePolicy,
    bannerLook = {},
    comments = [],
    products,
  } of DEMO_SITES) {
    const site = await store.createSite(accountId, {
      id: newId(),
      clientId,
      name,
      settings: { ...DEFAULT_SITE_SETTINGS, ...settings },
      at: now(),
    });
    for (const popup of popups) await seedPopup(deps, { site, popup });
    await seedConsent(deps, {
      accountId,
      siteId: site.id,
      language: site.settings.language,
      look: bannerLook,
      cookiePolicy: cookiePolicy ?? `/sites/${clientId}/cookie-policy.html`,
    });
    await seedComments(deps, site.id, comments);
    if (products) await seedCatalogue(deps, site.id, products);
  }
}

interface Place {
  readonly site: SiteRecord;
  readonly popup: DemoPopup;
}

async function seedPopup(deps: SeedDeps, { site, popup }: Place): Promise<void> {
  const { store, templates, now } = deps;
  const { id, request, change, linksTo, design: own, crowd } = popup;
  const { accountId, id: siteId } = site;
  const service = buildPopupService({ store, templates, newPopupId: () => id, now });
  const start = await service.create({ accountId, siteId }, request);
  const settings = change(start.settings);
  await service.update(accountId, id, {
    settings,
    design: own ?? (linksTo === undefined ? start.design : withLinksTo(linksTo, start.design)),
  });
  await service.publish(accountId, id);
  const { timeZone } = site.settings;
  if (crowd) await seedVisits(deps, { popupId: id, siteId, accountId, timeZone, crowd, settings });
}

/** The design with every placeholder address of the format replaced. */
function withLinksTo(address: string, design: DesignDocument): DesignDocument {
  const copy: unknown = JSON.parse(JSON.stringify(design), (name, value: unknown) =>
    name === 'href' && value === '/' ? address : value,
  );
  return Value.Parse(DesignDocument, copy);
}
