import { defaultConsentDesign, SERVICE_LIBRARY } from '@beckon/contract/consent';
import type { Language } from '@beckon/contract/values';
import type { RenderConsent } from '../modules/consent/consent-renderer.ts';
import { buildConsentService } from '../modules/consent/consent-service.ts';
import type { Store } from '../store/store.ts';

interface SeedConsentDeps {
  readonly store: Store;
  readonly renderConsent: RenderConsent;
  readonly now: () => number;
}

interface ConsentPlace {
  readonly accountId: string;
  readonly siteId: string;
  readonly language: Language;
}

/** What the demo blog embeds. */
const DEMO_SERVICES = new Set(['youtube', 'google-maps', 'x-twitter', 'google-analytics']);
/** Where the demo blog has its pages. */
const POLICY_PAGES: Readonly<Record<Language, string>> = {
  en: '/demos/blog/cookies.html',
  he: '/demos/blog/he/cookies.html',
};

/** Publishes a consent banner for a demo site, service by service. */
export async function seedConsent(
  { store, renderConsent, now }: SeedConsentDeps,
  { accountId, siteId, language }: ConsentPlace,
): Promise<void> {
  const consent = buildConsentService({ store, render: renderConsent, now });
  const design = {
    ...defaultConsentDesign(language),
    asksPerService: true,
    services: SERVICE_LIBRARY.filter(({ id }) => DEMO_SERVICES.has(id)),
    links: { cookiePolicy: POLICY_PAGES[language], privacyPolicy: '', imprint: '' },
  };
  await consent.save(accountId, siteId, design, undefined);
  await consent.publish(accountId, siteId, false);
}
