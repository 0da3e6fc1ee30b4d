import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** Parts of the contract that only some sites use. docs/behaviour/consent.md#controls */

const HELD =
  '<script type="text/plain" data-category="marketing" data-cmplz-src="/ads.js"></script>';
const BOX_BANNER = `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin" role="dialog" aria-label="Cookies">
  <div class="cmplz-categories"><label><input type="checkbox" class="cmplz-consent-checkbox cmplz-marketing">Marketing</label></div>
  <button class="cmplz-manage-settings">Settings</button>
  <button class="cmplz-save-settings cmplz-save-preferences" style="display:none">Save</button></div></div>`;

test('an older banner shows its categories by its own button', async ({ page }) => {
  const consent = await openConsentPage(page, { banner: BOX_BANNER });
  const box = page.getByLabel('Marketing');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await box.check();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await consent.cookies()).toMatchObject({ cmplz_marketing: 'allow' });
});

test('an event of the page allows a category, and the banner stays', async ({ page }) => {
  const consent = await openConsentPage(page, { body: HELD });
  await expect(page.getByRole('dialog')).toBeVisible();
  const say = (detail: unknown) =>
    page.evaluate(
      (given) => document.dispatchEvent(new CustomEvent('cmplz_consent_action', { detail: given })),
      detail,
    );
  for (const bad of [null, 'marketing', { category: 7 }, { category: 'all' }]) await say(bad);
  expect(await consent.cookies()).toEqual({});
  await say({ category: 'marketing' });
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a button of the older name allows marketing', async ({ page }) => {
  const consent = await openConsentPage(page, {
    body: `${HELD}<button class="cmplz-accept-marketing">Show the ads</button>`,
  });
  await page.getByRole('button', { name: 'Show the ads' }).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await consent.cookies()).not.toHaveProperty('cmplz_statistics');
});

test('the reload after a refusal is left to an add-on that says so', async ({ page }) => {
  await openConsentPage(page, { settings: { tcf_active: '1' }, body: HELD });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['ads']);
  await page.clock.install();
  await page.evaluate(() => {
    document.addEventListener('cmplz_revoke', ({ detail }: CustomEventInit) =>
      Object.assign(window, { willReload: detail }),
    );
    Object(window).cmplz_deny_all();
  });
  expect(await page.evaluate('window.willReload')).toBe(false);
  expect(await page.evaluate('window.ran')).toEqual(['ads']);
});

test('a tag manager gets one event for each category on a page', async ({ page }) => {
  await openConsentPage(page, { settings: { tm_categories: '1' } });
  await page.getByRole('button', { name: 'Accept' }).click();
  const events = () =>
    page.evaluate(() =>
      [...(Reflect.get(window, 'dataLayer') ?? [])].flatMap((each: object) =>
        'event' in each ? [each.event] : [],
      ),
    );
  const all = ['functional', 'marketing', 'statistics', 'preferences'].map(
    (name) => `cmplz_event_${name}`,
  );
  await expect.poll(events).toEqual(all);
  await page.evaluate('cmplz_accept_all()');
  expect(await events()).toEqual(all);
});

test('cookies of other scripts follow the choice for marketing', async ({ page }) => {
  const consent = await openConsentPage(page, {
    settings: { set_cookies: { given: ['1', 0], dont_track_me: ['0', '1'] } },
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await consent.cookies()).toEqual({ dont_track_me: '1' });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => consent.cookies()).toMatchObject({ given: '1', dont_track_me: '0' });
  await page.evaluate('cmplz_deny_all()');
  const after = await consent.cookies();
  expect(after).toMatchObject({ dont_track_me: '1' });
  expect(after).not.toHaveProperty('given');
});

test('a tool that measures speed sees no banner, is not reported, and gets nothing without consent', async ({
  browser,
}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse',
  });
  const page = await context.newPage();
  const consent = await openConsentPage(page, { body: HELD });
  await expect.poll(async () => (await consent.events()).at(-1)).toBe('cookie_warning_loaded eu');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage consent' })).toBeHidden();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await page.evaluate('window.ran')).toBeUndefined();
  expect(consent.calls).toEqual([]);
  await context.close();
});

test('a site whose server could write no styles is informed in the console', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openConsentPage(page, {
    settings: { css_file: 'http://consent.test/cookiebanner/css/defaults/banner-{type}.css' },
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => said.join()).toContain('Fallback default css file used.');
});
