import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/worker.ts';
import { bannerHtml } from '../helpers/consent-banner-html.ts';
import { openConsentPage } from '../models/consent/consent-page.ts';

/** These tests check docs/behaviour/consent.md#replaced-pages. */

const SETTINGS = { block_ajax_content: '1' };

/** Replaces the body, as libraries do that load the next page by script. */
async function replaceBody(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const next = document.createElement('body');
    next.innerHTML = `${text}the next page`;
    document.body.replaceWith(next);
  }, html);
}

test('an open banner stays unchanged when the site replaces the body', async ({ page }) => {
  await openConsentPage(page, { settings: SETTINGS });
  await page.getByRole('button', { name: 'View preferences' }).click();
  await page.getByRole('checkbox', { name: 'statistics' }).check();
  await replaceBody(page, '');
  await expect(page.getByText('the next page')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'statistics' })).toBeChecked();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveClass(/cmplz-statistics/);
});

test('an open banner is back, as it was, within two seconds after the site replaced all that is in the body', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, { settings: SETTINGS });
  await page.getByRole('button', { name: 'View preferences' }).click();
  await page.getByRole('checkbox', { name: 'statistics' }).check();
  await page.evaluate(() => document.body.replaceChildren('the next page'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('checkbox', { name: 'statistics' })).toBeChecked();
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.locator('body')).toHaveClass(/cmplz-statistics/);
});

test('a copy of the banner is removed when the site shows an earlier body again', async ({
  page,
}) => {
  await openConsentPage(page, { settings: SETTINGS });
  await expect(page.getByRole('dialog')).toBeVisible();
  await replaceBody(page, await page.locator('body').innerHTML());
  await expect(page.locator('.cmplz-cookiebanner')).toHaveCount(1);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('after the body was replaced, a visitor who has answered finds the tab and the classes in the new one', async ({
  page,
}) => {
  await page.clock.install();
  const consent = await openConsentPage(page, { settings: SETTINGS });
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.clock.runFor(0);
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
  await consent.goto('/next');
  await replaceBody(page, bannerHtml());
  await page.clock.runFor(2_000);
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
  await page.getByRole('button', { name: 'Manage consent' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(() => consent.cookies()).toMatchObject({ cmplz_marketing: 'deny' });
});

test('the classes are back within two seconds after the site changed the body into that of the next page', async ({
  page,
}) => {
  await page.clock.install();
  await openConsentPage(page, { settings: SETTINGS });
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.clock.runFor(0);
  await expect(page.locator('body')).toHaveClass(/cmplz-marketing/);
  // As the libraries do that keep the body and take over its attributes from the next page.
  await page.evaluate(() => {
    document.body.className = 'page-two';
  });
  await page.clock.runFor(2_000);
  await expect(page.locator('body')).toHaveClass(/^page-two .*cmplz-marketing/);
});

const CHANGES_OF_HEAD = {
  empties: () => document.head.replaceChildren(),
  replaces: () => document.head.replaceWith(document.createElement('head')),
};
for (const [what, change] of Object.entries(CHANGES_OF_HEAD))
  test(`an open banner gets its styles back when the site ${what} the head, twice`, async ({
    page,
  }) => {
    await openConsentPage(page);
    const banner = page.getByRole('dialog');
    await expect(banner).toHaveCSS('position', 'fixed');
    for (const _time of [1, 2]) {
      await page.evaluate(change);
      await expect(banner).toHaveCSS('position', 'fixed');
    }
  });
