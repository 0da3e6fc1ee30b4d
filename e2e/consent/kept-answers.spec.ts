import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage, SITE } from '../models/consent/consent-page.ts';

/** Answers of earlier pages. docs/behaviour/consent.md#cookies */

const AD = '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';
const ran = 'window.ran';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const blockCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });

test('a refusal counts on each page, also if a cookie of the parent domain allows the same', async ({
  page,
}) => {
  const parent = { domain: '.site.test', path: '/' };
  await page.context().addCookies([
    { name: 'cmplz_marketing', value: 'allow', ...parent },
    { name: 'cmplz_policy_id', value: '34', ...parent },
  ]);
  const consent = await openConsentPage(page, { body: AD });
  await expect.poll(() => page.evaluate(ran)).toEqual(['ads']);
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deny' }).click();
  await again;
  await expect(page.locator('body')).not.toHaveClass(/cmplz-marketing/);
  expect(await page.evaluate(ran)).toBeUndefined();
  await consent.goto('/another');
  await expect(page.locator('body')).toHaveClass(/cmplz-functional/);
  expect(await page.evaluate('cmplz_has_consent("marketing")')).toBe(false);
  expect(await page.evaluate(ran)).toBeUndefined();
});

test('content of a service that was allowed on an earlier page is released when the page adds it', async ({
  page,
}) => {
  const cookie = (name: string, value: string) => ({ name: `cmplz_${name}`, value, url: SITE });
  await page
    .context()
    .addCookies([
      cookie('consented_services', '{"youtube":true}'),
      cookie('marketing', 'deny'),
      cookie('policy_id', '34'),
      cookie('banner-status', 'dismissed'),
    ]);
  await page.clock.install();
  const consent = await openConsentPage(page, {
    settings: { block_ajax_content: '1' },
    body: '<div id="place"></div>',
  });
  await expect(page.locator('body')).toHaveClass(/cmplz-youtube/);
  await page.locator('#place').evaluate((place) => {
    place.innerHTML =
      '<div><iframe title="Video" class="cmplz-iframe cmplz-placeholder-element" src="about:blank" data-category="marketing" data-service="youtube" data-src-cmplz="/frame"></iframe></div>';
  });
  await page.clock.runFor(2_000);
  await expect(page.getByTitle('Video')).toHaveAttribute('src', '/frame');
  expect(await consent.events()).toContain('enable_category do_not_match youtube');
});

test('a visitor who refuses where cookies are blocked stays on the page, and what waits there goes on waiting', async ({
  page,
}) => {
  const loads = countLoads(page);
  await blockCookies(page);
  await page.clock.install();
  await openConsentPage(page, { settings: { consenttype: 'optout' } });
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(5_000);
  expect(loads()).toBe(1);
  expect(await page.evaluate('cmplz_has_consent("marketing")')).toBe(false);
});

test('a visitor who withdraws where cookies are blocked and consent is required loads the page again', async ({
  page,
}) => {
  await blockCookies(page);
  await openConsentPage(page, { body: AD });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(ran)).toEqual(['ads']);
  await page.getByRole('button', { name: 'Manage consent' }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Deny' }).click();
  await again;
  expect(await page.evaluate(ran)).toBeUndefined();
});

test('a page whose cookies cannot be cleaned up in time is loaded again after a withdrawal', async ({
  page,
}) => {
  await page.clock.install();
  const consent = await openConsentPage(page, {
    body: AD,
    answers: { cookie_data: () => undefined },
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(ran)).toEqual(['ads']);
  await page.context().route('**/consent-parts/seldom-*', () => undefined);
  await page.getByRole('button', { name: 'Manage consent' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(consent.cookies).toMatchObject({ cmplz_marketing: 'deny' });
  const again = page.waitForEvent('load');
  await page.clock.runFor(3_600);
  await again;
  expect(await page.evaluate(ran)).toBeUndefined();
});

test('a visitor whose answer is gone is asked again, until the visitor closes the banner', async ({
  page,
}) => {
  const cookie = (name: string, value: string) => ({ name: `cmplz_${name}`, value, url: SITE });
  await page
    .context()
    .addCookies([cookie('policy_id', '34'), cookie('banner-status', 'dismissed')]);
  const consent = await openConsentPage(page, { body: AD });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await consent.goto('/another');
  await expect(page.getByRole('button', { name: 'Manage consent' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(ran)).toBeUndefined();
});

test('until the server has sent the region, nothing runs that only another region allows', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, {
    settings: {
      geoip: '1',
      consenttype: 'optout',
      beckon_block: [{ service: 'ads', category: 'marketing', patterns: ['/ads.js'] }],
    },
    script: 'head',
    body: '<script src="/ads.js"></script>',
    answers: { banner: { consenttype: 'optin', region: 'eu', version: '7.2.0' } },
  });
  await expect(page.locator('body')).toHaveClass(/cmplz-optin/);
  expect(await page.evaluate(ran)).toBeUndefined();
});

test('a consent area that the page printed is loaded again with its page after consent', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: '<div class="cmplz-consent-area" data-category="marketing"><a href="#" class="cmplz-accept-category" data-category="marketing">Show the map</a></div>',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Show the map' }).click();
  await again;
  expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
});

test('a button that refuses does not load a page again for the area that it is in', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.clock.install();
  const consent = await openConsentPage(page, {
    body: '<div class="cmplz-consent-area" data-category="marketing"><button class="cmplz-deny">No map</button></div>',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'No map' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(5_000);
  expect(loads()).toBe(1);
  expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'deny' });
});

test('consent records contain an id from the first choice on', async ({ page }) => {
  const consent = await openConsentPage(page, { settings: { beckon_record: true } });
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(() => consent.calls.length).toBe(1);
  expect(consent.calls[0]?.body).toMatchObject({
    consent_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    policy_id: '34',
    banner_version: '16',
  });
  const { cmplz_id: id } = await consent.cookies();
  await page.evaluate(() => Reflect.get(window, 'cmplz_accept_all')());
  await page.evaluate(() => Reflect.get(window, 'cmplz_track_status')());
  await expect.poll(() => consent.calls.length).toBe(2);
  expect(consent.calls[1]?.body).toMatchObject({ consent_id: id });
});
