import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { bannerHtml } from '../helpers/consent-banner-html.ts';
import { BAD_INPUT_CASES } from '../models/bad-input-cases.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';
import { driveChromium } from '../models/browsers/drive-chromium.ts';

/** No failing call stops the page: docs/behaviour/consent.md#calls. */

const errors = new WeakMap<Page, string[]>();
test.beforeEach(({ page }) => {
  const seen: string[] = [];
  errors.set(page, seen);
  page.on('pageerror', (error) => seen.push(String(error)));
});
test.afterEach(({ page }) => expect(errors.get(page)).toEqual([]));

/** Without these, the browser would not let the page read the answer at all. */
const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'that fails': (route) => route.abort(),
  'that brings a page': (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><p>Please sign in' }),
  'with an error of the server': (route) =>
    route.fulfill({ headers, status: 500, body: '{"code":"x"}' }),
  'that never comes': () => Promise.resolve(),
};

for (const [how, answer] of Object.entries(FAILURES)) {
  test(`after a call ${how}, the page still asks for consent, follows the choice and continues`, async ({
    page,
  }) => {
    const consent = await openConsentPage(page, {
      settings: { geoip: '1', clean_cookies: '1', placeholdertext: 'x' },
      answers: {
        banner: answer,
        track: answer,
        'consent-area': answer,
        cookie_data: answer,
        manage_consent_html: answer,
      },
      body: `<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>
        <div class="cmplz-consent-area cmplz-placeholder" data-post_id="1" data-category="marketing" data-service="maps">the map waits</div>`,
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
    await expect(page.getByText('the map waits')).toBeVisible();
    expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
  });
}

test("the panel keeps the page's own text if the call for it fails", async ({ page }) => {
  await openConsentPage(page, {
    answers: { manage_consent_html: (route: Route) => route.abort() },
    body: '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container">Write to us</div>',
  });
  await expect(page.getByText('Write to us')).toBeVisible();
});

test('a page without a banner gets it from the server, and its styles apply under a strict policy', async ({
  page,
}) => {
  const url = 'http://consent.test/a-banner.html';
  const html = `<style>.cmplz-cookiebanner.cmplz-show{outline:3px solid rgb(1, 2, 3)}</style>${bannerHtml()}`;
  await openConsentPage(page, {
    banner: '',
    settings: { beckon_banner_url: url },
    answers: {
      '': { success: true },
      '/a-banner.html': (route: Route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: html,
        }),
    },
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

test('the sign-in page of a network that is returned instead of the banner is not added to the page', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    banner: '',
    settings: { beckon_banner_url: 'http://consent.test/a-banner.html' },
    answers: {
      '/a-banner.html': (route: Route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: '<!doctype html><title>Hotel</title><h1>Sign in</h1>',
        }),
    },
  });
  await expect.poll(async () => (await consent.events()).at(-1)).toBe('cookie_warning_loaded eu');
  await expect(page.getByRole('heading')).toHaveText(['Site']);
});

test('nothing waits for our server if it is missing, and the functions of the page API work', async ({
  page,
}) => {
  await page.context().route('http://consent.test/consent-parts/**', (route) => route.abort());
  const consent = await openConsentPage(page);
  await page.context().route('http://consent.test/consent-parts/**', (route) => route.abort());
  await page.reload();
  await expect.poll(async () => (await consent.events()).at(-1)).toBe('cookie_warning_loaded eu');
  expect(await page.evaluate(() => Reflect.get(window, 'cmplz_has_consent')('marketing'))).toBe(
    false,
  );
  await page.evaluate(() => Reflect.get(window, 'cmplz_accept_all')());
  expect(await page.evaluate(() => Reflect.get(window, 'cmplz_has_consent')('marketing'))).toBe(
    true,
  );
});

test("a link in the page's own panel works without our server", async ({ page }) => {
  await openConsentPage(page, {
    answers: { manage_consent_html: (route: Route) => route.abort() },
    body: '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"><a href="mailto:shop@site.test">Write to us</a></div>',
  });
  await page.context().route('http://consent.test/consent-parts/**', (route) => route.abort());
  await page.reload();
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      Reflect.set(window, 'isLinkDead', event.defaultPrevented);
      event.preventDefault();
    }),
  );
  await page.getByRole('link', { name: 'Write to us' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'isLinkDead'))).toBe(false);
});

for (const { title, play } of BAD_INPUT_CASES)
  test(title, async ({ page }) => play((site) => driveChromium(page, site)));

test("a page that is restored from the browser's cache follows a choice that was made meanwhile", async ({
  page,
}) => {
  await openConsentPage(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().addCookies([
    { name: 'cmplz_banner-status', value: 'dismissed', url: 'http://www.site.test' },
    { name: 'cmplz_marketing', value: 'allow', url: 'http://www.site.test' },
  ]);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
});
