import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { aConsentSite, MARKS_OF_A_VISIT } from '../models/consent/consent-site.ts';

interface Source {
  readonly name: string;
  /** What is on the page before our script, with no choice made yet. */
  readonly before: string;
  /** Reports the visitor's choice as the source's own banner does. */
  choose(page: Page, isGranted: boolean): Promise<void>;
}

const SOURCES: readonly Source[] = [
  {
    name: 'a page that calls beckon.consent',
    before: '',
    choose: (page, isGranted) =>
      page.evaluate((granted) => Object(window).beckon.consent({ granted }), isGranted),
  },
  {
    name: 'a page that calls beckon.consent by category',
    before: '',
    choose: (page, marketing) =>
      page.evaluate(
        (choice) => Object(window).beckon.consent(choice),
        // Consent to statistics alone does not cover our data.
        { statistics: true, preferences: true, marketing },
      ),
  },
  {
    name: 'the WP Consent API',
    before: `window.wp_consent_type = 'optin'; window.given = {};
      window.wp_has_consent = (category) => window.given[category] === 'allow';`,
    choose: (page, isGranted) =>
      page.evaluate(
        (value) => {
          Object(window).given.marketing = value;
          document.dispatchEvent(
            new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: value } }),
          );
        },
        isGranted ? 'allow' : 'deny',
      ),
  },
  {
    name: 'Complianz',
    before: `window.wp_consent_type = 'optin'; window.given = ['functional'];
      window.cmplz_has_consent = (category) => window.given.includes(category);`,
    choose: (page, isGranted) =>
      page.evaluate((granted) => {
        Object(window).given = granted ? ['functional', 'marketing'] : ['functional'];
        document.dispatchEvent(
          new CustomEvent('cmplz_status_change', {
            detail: { category: 'marketing', value: granted ? 'allow' : 'deny' },
          }),
        );
      }, isGranted),
  },
  {
    name: 'Google consent mode',
    before: `window.dataLayer = window.dataLayer || [];
      function gtag() { dataLayer.push(arguments); }
      gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'granted' });`,
    choose: (page, isGranted) =>
      page.evaluate(
        (value) => Object(window).gtag('consent', 'update', { ad_storage: value }),
        isGranted ? 'granted' : 'denied',
      ),
  },
  {
    name: 'Shopify',
    before: `window.allowed = false;
      window.Shopify = { shop: 'tern.myshopify.example', customerPrivacy: {
        userCanBeTracked: () => true, marketingAllowed: () => window.allowed } };`,
    choose: (page, isGranted) =>
      page.evaluate((allowed) => {
        Object(window).allowed = allowed;
        document.dispatchEvent(
          new CustomEvent('visitorConsentCollected', { detail: { marketingAllowed: allowed } }),
        );
      }, isGranted),
  },
];

for (const { name, before, choose } of SOURCES) {
  test(`${name} is respected: nothing is stored before consent, and all is removed after withdrawal`, async ({
    page,
    owner,
    host,
  }) => {
    const site = await aConsentSite({ page, owner, host }, { before });
    await site.visit();
    expect(await site.kept()).toEqual([]);
    await choose(page, true);
    await expect.poll(site.kept).toEqual(expect.arrayContaining(MARKS_OF_A_VISIT));
    await choose(page, false);
    await expect.poll(site.kept).toEqual([]);
  });
}

const EARLY: Readonly<Record<string, string>> = {
  'a variable of the page': 'window.beckonConsent = { granted: true };',
  'WordPress, where opting out is enough': `window.wp_consent_type = 'optout';
    window.wp_has_consent = () => true;`,
  'Google consent mode, where all defaults grant it': `window.dataLayer = [
    ['consent', 'default', { ad_storage: 'granted' }]];`,
  'Shopify, where nobody need be asked': `window.Shopify = { shop: 'tern.myshopify.example',
    customerPrivacy: { userCanBeTracked: () => true, marketingAllowed: () => true } };`,
};

for (const [name, before] of Object.entries(EARLY)) {
  test(`consent that was given before our script starts counts: ${name}`, async ({
    page,
    owner,
    host,
  }) => {
    const site = await aConsentSite({ page, owner, host }, { before });
    await site.visit();
    await expect.poll(site.kept).toEqual(expect.arrayContaining(MARKS_OF_A_VISIT));
    await expect.poll(() => site.calls('/viewed/').length).toBe(1);
  });
}

const NO_CONSENT: Readonly<Record<string, string>> = {
  'the WP Consent API without any banner behind it': 'window.wp_has_consent = () => true;',
  'a default of Google consent mode for one region': `window.dataLayer = [
    ['consent', 'default', { ad_storage: 'denied', region: ['DE'] }],
    ['consent', 'default', { ad_storage: 'granted' }]];`,
  'two sources of which one says no': `window.beckonConsent = { granted: true };
    window.wp_consent_type = 'optin'; window.wp_has_consent = () => false;`,
  'sources that throw, or are no functions': `window.wp_consent_type = 'optin';
    window.wp_has_consent = () => { throw new Error('broken'); }; window.cmplz_has_consent = 7;
    Object.defineProperty(window, 'beckonConsent', { get() { throw new Error('no'); } });
    window.dataLayer = Object.freeze([null, 7, ['consent']]);`,
};

for (const [name, before] of Object.entries(NO_CONSENT)) {
  test(`${name} does not count as consent`, async ({ page, owner, host }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const site = await aConsentSite({ page, owner, host }, { before });
    await site.visit();
    await site.popup.closeByX();
    await expect(site.popup.root).toBeHidden();
    expect(await site.kept()).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('Google’s default on the next page does not withdraw consent that was given on this page', async ({
  page,
  owner,
  host,
}) => {
  const google = SOURCES.find(({ name }) => name === 'Google consent mode');
  const site = await aConsentSite({ page, owner, host }, { before: google?.before ?? '' });
  await site.visit();
  await google?.choose(page, true);
  await expect.poll(site.kept).toContain('cookie poptin_user_id');
  const [id] = (await page.context().cookies()).filter(({ name }) => name === 'poptin_user_id');
  await site.visit();
  await google?.choose(page, true);
  const [same] = (await page.context().cookies()).filter(({ name }) => name === 'poptin_user_id');
  expect(same?.value).toBe(id?.value);
});
