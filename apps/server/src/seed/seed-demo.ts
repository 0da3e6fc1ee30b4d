import { DesignDocument, type SiteSettings } from '@beckon/contract/owner-calls';
import { UNLIMITED_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { Value } from 'typebox/value';
import { newId } from '../ids.ts';
import type { Accounts } from '../modules/accounts/accounts.ts';
import { DEMO_EMAIL } from '../modules/accounts/demo-account.ts';
import type { RenderConsent } from '../modules/consent/consent-renderer.ts';
import { buildPopupService } from '../modules/popups/popup-service.ts';
import type { TemplateEngine } from '../modules/popups/template-engine.ts';
import { DEFAULT_SITE_SETTINGS } from '../modules/sites/default-site-settings.ts';
import type { Store } from '../store/store.ts';
import { seedConsent } from './seed-consent.ts';
import { DEMO_CLIENT_ID, HEBREW_CLIENT_ID } from './demo-ids.ts';
import { type DemoPopup, ENGLISH_POPUPS, HEBREW_POPUPS } from './demo-popups.ts';

export interface SeedParts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly templates: TemplateEngine;
  readonly renderConsent: RenderConsent;
  readonly password: string;
  readonly now: () => number;
}

interface DemoSite {
  readonly clientId: string;
  readonly name: string;
  readonly settings: Partial<SiteSettings>;
  readonly popups: readonly DemoPopup[];
}

/** Demos show as often as they are looked at. */
const SITES: readonly DemoSite[] = [
  {
    clientId: DEMO_CLIENT_ID,
    name: 'Demo site',
    settings: { attentionBudget: UNLIMITED_POPUPS_PER_VISIT },
    popups: ENGLISH_POPUPS,
  },
  {
    clientId: HEBREW_CLIENT_ID,
    name: 'מאפיית תלתן',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      language: 'he',
      timeZone: 'Asia/Jerusalem',
    },
    popups: HEBREW_POPUPS,
  },
];

/**
 * Makes the demo owner with a site and three popups, and a second site in Hebrew with a popup and
 * an embedded form, by the same steps as an owner in the dashboard.
 */
export async function seedDemo(parts: SeedParts): Promise<void> {
  const { accounts, store, now } = parts;
  const accountId = await accounts.signUp({
    name: 'Demo owner',
    email: DEMO_EMAIL,
    password: parts.password,
  });
  for (const { clientId, name, settings, popups } of SITES) {
    const site = await store.createSite(accountId, {
      id: newId(),
      clientId,
      name,
      settings: { ...DEFAULT_SITE_SETTINGS, ...settings },
      at: now(),
    });
    for (const popup of popups) await seedPopup(parts, { accountId, siteId: site.id, popup });
    await seedConsent(parts, {
      accountId,
      siteId: site.id,
      clientId,
      language: site.settings.language,
    });
  }
}

interface Place {
  readonly accountId: string;
  readonly siteId: string;
  readonly popup: DemoPopup;
}

async function seedPopup(
  { store, templates, now }: SeedParts,
  { accountId, siteId, popup: { id, request, change, linksTo } }: Place,
): Promise<void> {
  const service = buildPopupService({ store, templates, newPopupId: () => id, now });
  const { settings, design } = await service.create(accountId, siteId, request);
  await service.update(accountId, id, {
    settings: change(settings),
    ...(linksTo === undefined ? {} : { design: withLinksTo(linksTo, design) }),
  });
  await service.publish(accountId, id);
}

/** The design with every address that is the formats' placeholder replaced. */
function withLinksTo(address: string, design: DesignDocument): DesignDocument {
  const copy: unknown = JSON.parse(JSON.stringify(design), (name, value: unknown) =>
    name === 'href' && value === '/' ? address : value,
  );
  return Value.Parse(DesignDocument, copy);
}
