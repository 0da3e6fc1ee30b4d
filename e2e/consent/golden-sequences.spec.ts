import { expect, test } from '../fixtures/worker.ts';
import { ACCEPTED, FIRST_LOAD } from '../models/consent/consent-events.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';
import { driveChromium } from '../models/browsers/drive-chromium.ts';
import { GOLDEN_SEQUENCES } from '../models/consent/golden-sequences.ts';
import { playScenario } from '../models/play-scenario.ts';

/** Firefox plays the same sequences: e2e/firefox/consent.spec.ts. */
for (const scenario of GOLDEN_SEQUENCES)
  test(scenario.title, async ({ page }) =>
    playScenario(scenario, (site) => driveChromium(page, site)),
  );

test('accepting runs blocked content once and in order, and is reported to the server', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: '<script type="text/plain" data-category="marketing" data-service="ads" data-cmplz-src="/one.js" id="first" data-x="1"></script>',
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(['one']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('script#first')).toHaveAttribute('data-x', '1');
  const events = (await consent.events()).slice(FIRST_LOAD.length);
  expect(events.filter((event) => !event.startsWith('wp_listen'))).toEqual(ACCEPTED);
  expect(consent.calls).toEqual([
    {
      name: 'track',
      method: 'POST',
      body: {
        consented_categories: ['marketing', 'statistics', 'preferences', 'functional'],
        consented_services: {},
        consenttype: 'optin',
      },
    },
  ]);
  expect(await consent.cookies()).toMatchObject({
    cmplz_marketing: 'allow',
    cmplz_functional: 'allow',
    'cmplz_banner-status': 'dismissed',
    cmplz_policy_id: '34',
    cmplz_saved_categories: '["marketing","statistics","preferences","functional"]',
  });
});

test('everything runs at once when consent is assumed, and a refusal reloads the page', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    settings: { consenttype: 'optout', region: 'us' },
    body: '<script type="text/plain" data-category="statistics" data-cmplz-src="/count.js"></script>',
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(['count']);
  expect(await consent.cookies()).toEqual({});
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deny' }).click();
  await again;
  await expect(page.getByRole('button', { name: 'Manage consent' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('a browser that sends a privacy signal is not asked', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: '1' });
  });
  const consent = await openConsentPage(page, { settings: { consenttype: 'optout' } });
  await expect.poll(() => consent.calls.length).toBe(1);
  expect(consent.calls[0]?.body).toMatchObject({ consented_categories: ['do_not_track'] });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(lines).toContain('global privacy control or do not track detected: no banner.');
});

test('under a new policy, content that was allowed before does not run, and the visitor is asked again', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>',
    settings: { current_policy_id: '35' },
    path: '/deep/page',
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(['ads']);
  await page
    .context()
    .addCookies([{ name: 'cmplz_policy_id', value: '34', url: 'http://www.site.test' }]);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  const cookies = await consent.cookies();
  expect(cookies).toMatchObject({ cmplz_marketing: 'deny', 'cmplz_banner-status': 'show' });
  // No choice was made under the new policy yet.
  expect(cookies).not.toHaveProperty('cmplz_policy_id');
});

test('a new policy also deletes cookies that have another prefix', async ({ page }) => {
  const url = 'http://www.site.test';
  await page.context().addCookies([
    { name: 'shop_policy_id', value: '33', url },
    { name: 'shop_consented_services', value: '{"maps":true}', url },
    { name: 'shop_id', value: 'the-id-of-records', url },
    { name: 'workshop_id', value: 'of-the-site', url },
  ]);
  const consent = await openConsentPage(page, { settings: { prefix: 'shop_' } });
  await expect(page.getByRole('dialog')).toBeVisible();
  const cookies = await consent.cookies();
  expect(cookies).toMatchObject({ shop_id: 'the-id-of-records', workshop_id: 'of-the-site' });
  expect(cookies).not.toHaveProperty('shop_policy_id');
  expect(cookies['shop_consented_services'] ?? '').toBe('');
});
