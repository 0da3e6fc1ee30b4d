import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

test('one click has one effect if the server names the region', async ({ page }) => {
  const consent = await openConsentPage(page, {
    settings: { geoip: '1' },
    answers: { banner: { consenttype: 'optin', region: 'uk' } },
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'View preferences' }).click();
  await expect(page.getByRole('button', { name: 'Save preferences' })).toBeVisible();
  await consent.events();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const events = await consent.events();
  expect(events.filter((event) => event.startsWith('revoke'))).toHaveLength(1);
});

test('a banner that the visitor opens again stays open: it closes by itself only the first time', async ({
  page,
}) => {
  await openConsentPage(page, {
    settings: { consenttype: 'optout', region: 'us', dismiss_on_scroll: '1' },
    body: '<div style="height:5000px"></div>',
  });
  const banner = page.getByRole('dialog');
  await expect(banner).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Manage consent' }).click();
  await expect(banner).toBeVisible();
  await page.evaluate(async () => {
    window.scrollTo(0, 1500);
    await new Promise((done) => window.addEventListener('scrollend', done, { once: true }));
  });
  await expect(banner).toBeVisible();
});

test('the event that all scripts have run is sent once, after them', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('cmplz_run_after_all_scripts', () => {
      const heard: unknown[] = (Reflect.get(window, 'heard') ?? []).concat([
        [...(Reflect.get(window, 'ran') ?? [])],
      ]);
      Reflect.set(window, 'heard', heard);
    });
  });
  await openConsentPage(page, {
    body: '<script type="text/plain" data-category="statistics" data-cmplz-src="/count.js"></script>',
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([['count']]);
});

test('a script for old browsers never runs, and the scripts after it do not wait for it', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    body: `<script type="text/plain" data-category="marketing" data-cmplz-src="/old.js" nomodule></script>
      <script type="text/plain" data-category="marketing">(window.ran ??= []).push('inline')</script>`,
  });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['inline']);
  await expect
    .poll(async () => (await consent.events()).join('\n'))
    .toContain('run_after_all_scripts');
});

test('a service box that is clicked twice before the banner chunk has loaded is checked then, and counts once', async ({
  page,
}) => {
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/consent-parts/banner-*', async (route) => {
    await mayCome;
    await route.fallback();
  });
  const consent = await openConsentPage(page, {
    settings: { clean_cookies: '1' },
    answers: { cookie_data: [] },
    body: '<label><input type="checkbox" class="cmplz-accept-service" data-service="maps" data-category="marketing"> Maps</label>',
  });
  const box = page.getByLabel('Maps');
  await box.dispatchEvent('click');
  await box.dispatchEvent('click');
  letCome();
  await expect(box).toBeChecked();
  await expect
    .poll(() => consent.cookies())
    .toMatchObject({ cmplz_consented_services: '{"maps":true}' });
});
