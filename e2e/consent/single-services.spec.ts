import type { Locator, Page } from '@playwright/test';
import { SERVICE_LIBRARY } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf } from '../models/browsers/barriers.ts';
import { PANEL, pageThatAsks, publishBanner } from '../models/consent/own-banner.ts';

/** Visitors allow single services: docs/behaviour/consent.md#single-services. */

const SERVICES = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube' || id === 'vimeo').map(
  (service) => ({ ...service, category: 'marketing' as const }),
);
const frameOf = (service: string): string =>
  `<div><iframe class="cmplz-iframe cmplz-placeholder-element" src="about:blank" title="${service}" data-category="marketing" data-service="${service}" data-src-cmplz="/${service}"></iframe></div>`;
const video = (page: Page): Locator => page.getByTitle('youtube');
const other = (page: Page): Locator => page.getByTitle('vimeo');

async function allowYouTube(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Show it.*YouTube/ }).click();
  await expect(video(page)).toHaveAttribute('src', '/youtube');
}

test.beforeEach(async ({ page, owner, host, server }) => {
  const changes = { asksPerService: true, services: SERVICES };
  const { script } = await publishBanner(owner, 'en', changes);
  const body = frameOf('youtube') + frameOf('vimeo');
  host.setPage('/', pageThatAsks(server.url + script, 'en', body));
  const panel =
    '<div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>';
  host.setPage('/cookies', pageThatAsks(server.url + script, 'en', panel + body));
  host.setPage('/youtube', '<!doctype html><title>Video</title>');
  host.setPage('/vimeo', '<!doctype html><title>Video</title>');
  await page.goto(host.url);
});

test('a service that was allowed alone can be withdrawn alone in the cookie settings', async ({
  page,
}) => {
  await allowYouTube(page);
  await expect(other(page)).toHaveAttribute('src', 'about:blank');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Choose' }).click();
  const box = page.getByRole('checkbox', { name: 'YouTube' });
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Vimeo' })).not.toBeChecked();
  expect(await barriersOf(page)).toEqual([]);
  await box.uncheck();
  await expect(video(page)).toHaveAttribute('src', '/youtube');
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await again;
  await expect(page.getByRole('button', { name: /^Show it.*YouTube/ })).toBeVisible();
  await expect(video(page)).toHaveAttribute('src', 'about:blank');
});

test('a service that was allowed alone is withdrawn at once in the panel of a policy page', async ({
  page,
  host,
}) => {
  await allowYouTube(page);
  await page.goto(`${host.url}/cookies`);
  const box = page.locator(PANEL).getByRole('checkbox', { name: 'YouTube' });
  await expect(box).toBeChecked();
  await expect(video(page)).toHaveAttribute('src', '/youtube');
  expect(await barriersOf(page)).toEqual([]);
  const again = page.waitForEvent('load');
  await box.uncheck();
  await again;
  await expect(box).not.toBeChecked();
  await expect(video(page)).toHaveAttribute('src', 'about:blank');
});

test('in the cookie settings, a category allows all its services except the refused one', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('checkbox', { name: 'Marketing' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Vimeo' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'YouTube' }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(other(page)).toHaveAttribute('src', '/vimeo');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(video(page)).toHaveAttribute('src', 'about:blank');
});
