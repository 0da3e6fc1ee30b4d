import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, test } from '../fixtures/beckon.ts';
import { aConsentSite } from '../models/consent-site.ts';

/** Both of ours on one page of a phone, from the real server: our banner and our popup. */

test('the popup comes after the choice, and the banner and it never cover each other', async ({
  page,
  owner,
  host,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const site = await aConsentSite({ page, owner, host }, { consentMode: 'off' });
  const address = `/api/owner/sites/${site.siteId}/consent`;
  const draft = defaultConsentDesign('en');
  const typeOfRegion = Object.fromEntries(
    Object.keys(draft.typeOfRegion).map((region) => [region, 'optin']),
  );
  await owner.call('PATCH', address, { draft: { ...draft, typeOfRegion } });
  await owner.call('POST', `${address}/publish`, { asksAgain: false });
  // The banner comes late, as over a slow line: the popup is ready long before.
  let letBannerCome = (): void => undefined;
  const late = new Promise<void>((resolve) => (letBannerCome = resolve));
  await page.route(/consent-files.*\.html/, async (route) => {
    await late;
    await route.continue();
  });
  host.setPage(
    '/shop',
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
<script src="${server.url}/consent.js?id=${site.clientId}&lang=en"></script>
<script id="pixel-script-poptin" src="${server.url}/pixel.js?id=${site.clientId}" async></script><h1>Shop</h1></html>`,
  );
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
