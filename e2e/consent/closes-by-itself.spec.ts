import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** Where consent is assumed, the banner may close by itself. docs/behaviour/consent.md#actions */

const TALL = '<div style="height:5000px"></div>';
const ASSUMED = { consenttype: 'optout', region: 'us' };

/** Scrolls, and waits until the page has had the event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
    window.scrollTo(0, to);
    await scrolled;
  }, top);
}

test('a banner closes by itself once the page is scrolled by more than 400 px, and no choice is stored', async ({
  page,
}) => {
  const consent = await openConsentPage(page, {
    settings: { ...ASSUMED, dismiss_on_scroll: '1' },
    body: TALL,
  });
  const banner = page.getByRole('dialog');
  await expect(banner).toBeVisible();
  await scrollTo(page, 400);
  await expect(banner).toBeVisible();
  await scrollTo(page, 401);
  await expect(banner).toBeHidden();
  expect(Object.keys(await consent.cookies()).toSorted()).toEqual([
    'cmplz_banner-status',
    'cmplz_saved_categories',
    'cmplz_saved_services',
  ]);
});

test('a banner closes by itself after the time that the site sets, and without one it stays', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, { settings: { ...ASSUMED, dismiss_timeout: '' } });
  const banner = page.getByRole('dialog');
  await expect(banner).toBeVisible();
  await page.clock.runFor(3_600_000);
  await expect(banner).toBeVisible();
  await openConsentPage(page, { settings: { ...ASSUMED, dismiss_timeout: '10000' } });
  await expect(banner).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(banner).toBeHidden();
});

test('a banner that would close by itself is also shown if the code for that does not arrive', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/consent-parts/seldom-*', () => undefined);
  await openConsentPage(page, { settings: { ...ASSUMED, dismiss_timeout: '10000' } });
  await expect(page.locator('#cmplz-cookiebanner-container')).toBeAttached();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a banner that must be answered neither closes by scrolling nor after a time', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, {
    settings: { dismiss_timeout: '1000', dismiss_on_scroll: '1' },
    body: TALL,
  });
  const banner = page.getByRole('dialog');
  await expect(banner).toBeVisible();
  await page.clock.runFor(60_000);
  await scrollTo(page, 3000);
  await expect(banner).toBeVisible();
});
