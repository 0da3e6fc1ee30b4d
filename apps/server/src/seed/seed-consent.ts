import { type ConsentLook, defaultConsentDesign, SERVICE_LIBRARY } from '@beckon/contract/consent';
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
  /** Address of the page about cookies. */
  readonly cookiePolicy: string;
  /** The differences from the usual look of the banner. */
  readonly look: Partial<ConsentLook>;
}

/** A few services that most sites use. */
const DEMO_SERVICES = new Set(['youtube', 'google-maps', 'x-twitter', 'google-analytics']);
/** Publishes a consent banner for a demo site, service by service. */
export async function seedConsent(
  { store, renderConsent, now }: SeedConsentDeps,
  { accountId, siteId, language, cookiePolicy, look }: ConsentPlace,
): Promise<void> {
  const consent = buildConsentService({ store, render: renderConsent, now });
  const start = defaultConsentDesign(language);
  const design = {
    ...start,
    look: { ...start.look, ...look },
    asksPerService: true,
    services: SERVICE_LIBRARY.filter(({ id }) => DEMO_SERVICES.has(id)),
    links: {
      cookiePolicy,
      privacyPolicy: '',
      imprint: '',
    },
  };
  await consent.save(accountId, siteId, { draft: design, expectedRevision: undefined });
  await consent.publish(accountId, siteId, { asksAgain: false, expectedRevision: undefined });
}
