import type { ConsentLook } from '@beckon/contract/consent';
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
import { BLOG_COMMENTS, type DemoComment, HEBREW_BLOG_COMMENTS } from './demo-comments.ts';
import {
  BLOG_CLIENT_ID,
  DEMO_CLIENT_ID,
  HEBREW_BLOG_CLIENT_ID,
  HEBREW_CLIENT_ID,
} from './demo-ids.ts';
import {
  BLOG_POPUPS,
  type DemoPopup,
  ENGLISH_POPUPS,
  HEBREW_BLOG_POPUPS,
  HEBREW_POPUPS,
} from './demo-popups.ts';
import { seedComments } from './seed-comments.ts';

export interface SeedDeps {
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
  /** Its page about cookies; missing: the bare list that we serve. */
  readonly cookiePolicy?: string;
  readonly bannerLook?: Partial<ConsentLook>;
  readonly comments?: readonly DemoComment[];
}

const BLOG_BRAND = {
  background: '#fffdf8',
  text: '#16262c',
  button: '#0f3d4a',
  accent: '#b8402a',
  corners: 6,
};

const BLOG_BANNER = {
  background: '#fffdf8',
  text: '#16262c',
  border: '#e5dccb',
  accept: '#0f3d4a',
  deny: '#e9e1d2',
  denyText: '#16262c',
};

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
  {
    clientId: BLOG_CLIENT_ID,
    name: 'Low Tide',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      consentMode: 'opt-in',
      takesComments: true,
      brand: BLOG_BRAND,
    },
    popups: BLOG_POPUPS,
    bannerLook: BLOG_BANNER,
    cookiePolicy: '/demos/blog/cookies.html',
    comments: BLOG_COMMENTS,
  },
  {
    clientId: HEBREW_BLOG_CLIENT_ID,
    name: 'שפל',
    settings: {
      attentionBudget: UNLIMITED_POPUPS_PER_VISIT,
      consentMode: 'opt-in',
      takesComments: true,
      brand: BLOG_BRAND,
      language: 'he',
      timeZone: 'Asia/Jerusalem',
    },
    popups: HEBREW_BLOG_POPUPS,
    bannerLook: BLOG_BANNER,
    cookiePolicy: '/demos/blog/he/cookies.html',
    comments: HEBREW_BLOG_COMMENTS,
  },
];

/**
 * Makes the demo owner with a site and three popups, a second site in Hebrew with a popup and an
 * embedded form, and a blog in both languages with comments, by the same steps as an owner in the
 * dashboard.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { accounts, store, now } = deps;
  const accountId = await accounts.signUp({
    name: 'Demo owner',
    email: DEMO_EMAIL,
    password: deps.password,
  });
  for (const {
    clientId,
    name,
    settings,
    popups,
    cookiePolicy,
    bannerLook = {},
    comments = [],
  } of SITES) {
    const site = await store.createSite(accountId, {
      id: newId(),
      clientId,
      name,
      settings: { ...DEFAULT_SITE_SETTINGS, ...settings },
      at: now(),
    });
    for (const popup of popups) await seedPopup(deps, { accountId, siteId: site.id, popup });
    await seedConsent(deps, {
      accountId,
      siteId: site.id,
      language: site.settings.language,
      look: bannerLook,
      cookiePolicy: cookiePolicy ?? `/sites/${clientId}/cookie-policy.html`,
    });
    await seedComments(deps, site.id, comments);
  }
}

interface Place {
  readonly accountId: string;
  readonly siteId: string;
  readonly popup: DemoPopup;
}

async function seedPopup(
  { store, templates, now }: SeedDeps,
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
