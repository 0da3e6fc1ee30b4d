import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage, SITE } from '../models/consent/consent-page.ts';

/** When other makers' tools learn of the consent. docs/behaviour/consent.md#google */

const HELD =
  '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';
const settings = { beckon_integrations: { google: true, tagManager: true, matomo: true } };

/** What Google's tags read, in order: their consent calls with statistics and marketing, and events. */
const READ_LAYER = `[...dataLayer].map((entry) => entry.event
  ?? [entry[1], entry[2].analytics_storage, entry[2].ad_storage].join(' '))`;

async function storeChoice(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  const cookies = {
    policy_id: '34',
    functional: 'allow',
    ...choices,
    'banner-status': 'dismissed',
  };
  const values = Object.entries(cookies);
  await page
    .context()
    .addCookies(values.map(([name, value]) => ({ name: `cmplz_${name}`, value, url: SITE })));
}

const ALL = { preferences: 'allow', statistics: 'allow', marketing: 'allow' };

test('Google learns of a stored yes before the page is parsed, once, and before the events of the tag manager', async ({
  page,
}) => {
  await storeChoice(page, ALL);
  await openConsentPage(page, {
    script: 'head',
    settings,
    body: `<script>window.early = ${READ_LAYER}</script>${HELD}`,
  });
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  expect(await page.evaluate('window.early')).toEqual([
    'default denied denied',
    'update granted granted',
  ]);
  expect(await page.evaluate(READ_LAYER)).toEqual([
    'default denied denied',
    'update granted granted',
    'cmplz_event_statistics',
    'cmplz_event_marketing',
    'cmplz_event_preferences',
    'cmplz_event_functional',
  ]);
});

test('Google learns of the first yes once, and before the events of the tag manager', async ({
  page,
}) => {
  await openConsentPage(page, { script: 'head', settings, body: HELD });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  expect(await page.evaluate(READ_LAYER)).toEqual([
    'default denied denied',
    'update denied denied',
    'cmplz_event_functional',
    'update granted granted',
    'cmplz_event_marketing',
    'cmplz_event_statistics',
    'cmplz_event_preferences',
  ]);
});

test('Google does not learn of a yes under an older policy', async ({ page }) => {
  await storeChoice(page, { ...ALL, policy_id: '33' });
  await openConsentPage(page, { script: 'head', settings });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(READ_LAYER)).toEqual([
    'default denied denied',
    'update denied denied',
    'cmplz_event_functional',
  ]);
});

for (const [answer, early] of [
  ['allow', [['requireCookieConsent'], ['rememberCookieConsentGiven'], ['trackPageView']]],
  ['deny', [['requireCookieConsent'], ['trackPageView']]],
] as const)
  test(`Matomo learns that cookies need consent before the page’s own calls, and of a stored answer: ${answer}`, async ({
    page,
  }) => {
    await storeChoice(page, { statistics: answer });
    await openConsentPage(page, {
      script: 'head',
      settings,
      body: `<script>var _paq = window._paq = window._paq || []; _paq.push(['trackPageView']); window.early = [..._paq];</script>`,
    });
    expect(await page.evaluate('window.early')).toEqual(early);
  });
