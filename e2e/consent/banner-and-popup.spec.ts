import type { Page } from '@playwright/test';
import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import type { HostSite } from '../helpers/host-site.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { usePrototypeJs } from '../helpers/old-page-library.ts';
import { aConsentSite, type ConsentSite } from '../models/consent/consent-site.ts';

/** Our banner and our popup on one page, from the real server. */

interface Shop {
  readonly page: Page;
  readonly owner: OwnerApi;
  readonly host: HostSite;
  readonly server: { readonly url: string };
}

async function aShopThatAsks(
  { page, owner, host, server }: Shop,
  options: Parameters<typeof aConsentSite>[1] = {},
): Promise<ConsentSite> {
  const site = await aConsentSite({ page, owner, host }, { consentMode: 'off', ...options });
  const address = `/api/owner/sites/${site.siteId}/consent`;
  const draft = defaultConsentDesign('en');
  const typeOfRegion = Object.fromEntries(
    Object.keys(draft.typeOfRegion).map((region) => [region, 'optin']),
  );
  await owner.call('PATCH', address, { draft: { ...draft, typeOfRegion } });
  await owner.call('POST', `${address}/publish`, { asksAgain: false });
  host.setPage(
    '/shop',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
<script src="${server.url}/consent.js?id=${site.clientId}&lang=en"></script>
<script id="pixel-script-poptin" src="${server.url}/pixel.js?id=${site.clientId}" async></script><h1>Shop</h1></html>`,
  );
  return site;
}

const SIZES = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 760 } };
const PLACES = [
  ['bside', 'right'],
  ['bar', 'center'],
] as const;
for (const [device, size] of Object.entries(SIZES))
  for (const [type, horizontal] of PLACES)
    test(`the button for the cookie settings and a popup at the bottom (${type}) do not cover each other on a ${device}`, async ({
      page,
      owner,
      host,
      server,
    }) => {
      await page.setViewportSize(size);
      const shop = { page, owner, host, server };
      const location = { horizontal, vertical: 'bottom' as const };
      const site = await aShopThatAsks(shop, { type, location });
      await page.goto(`${host.url}/shop`);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(site.popup.root).toBeVisible();
      const tab = page.getByRole('button', { name: 'Cookie settings' });
      await expect(tab).toBeVisible();
      // Both are measured in one moment: the popup moves when its fonts are loaded, and the button
      // follows it.
      const overlap = async (): Promise<number> =>
        tab.evaluate(
          (button, popup) => {
            const [box, other] = [popup.getBoundingClientRect(), button.getBoundingClientRect()];
            const below = Math.min(box.bottom, other.bottom);
            return Math.round(below - Math.max(box.top, other.top));
          },
          await site.popup.root.evaluateHandle((popup) => popup),
        );
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      await expect(tab).toBeInViewport({ ratio: 1 });
      // By a key, because a press of the pointer is lost if the button moves before its release.
      await tab.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
    });

test('the popup opens after the choice, and never covers the banner or is covered by it', async ({
  page,
  owner,
  host,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const site = await aShopThatAsks({ page, owner, host, server });
  // Delays the banner as a slow connection does: the popup is ready long before.
  let letBannerCome = (): void => undefined;
  const late = new Promise<void>((resolve) => (letBannerCome = resolve));
  await page.route(/consent-files.*\.html/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${host.url}/shop`);
  await expect
    .poll(async () => (await page.evaluate(() => Object(window).beckon?.explain?.()))?.length)
    .toBe(1);
  await expect.poll(() => site.calls('/api/display/').length).toBe(1);
  await expect(site.popup.root).toBeHidden();
  letBannerCome();
  const accept = page.getByRole('button', { name: 'Accept all' });
  await expect(accept).toBeVisible();
  await expect(site.popup.root).toBeHidden();
  await accept.click();
  await expect(site.popup.root).toBeVisible();
  await expect(accept).toBeHidden();
  await page.reload();
  await expect(site.popup.root).toBeVisible();
  await expect(accept).toBeHidden();
});

for (const part of ['body', 'html'])
  test(`the banner stays in the window of a long page whose ${part} is transformed, and popups wait for it`, async ({
    page,
    owner,
    host,
    server,
  }) => {
    const site = await aShopThatAsks({ page, owner, host, server }, { type: 'lightbox' });
    await page.addInitScript((transformed) => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = `${transformed} { transform: translateZ(0) } h1 { height: 2500px }`;
        document.head.append(style);
      });
    }, part);
    await page.goto(`${host.url}/shop`);
    const banner = page.getByRole('dialog', { name: 'Your privacy' });
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(banner).toBeFocused();
    await expect(site.popup.root).toBeHidden();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(banner).toBeHidden();
    await expect(site.popup.root).toBeInViewport();
  });

test('the banner shows on a page with Prototype.js, which replaces methods of lists', async ({
  page,
  owner,
  host,
  server,
}) => {
  await usePrototypeJs(page);
  await aShopThatAsks({ page, owner, host, server });
  await page.goto(`${host.url}/shop`);
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
});
