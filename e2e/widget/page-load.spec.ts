import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import type { HostSite } from '../helpers/host-site.ts';

/**
 * A Shopify page whose tag contains only the shop's name. Its head and its body each wait for a
 * script that the test releases.
 */
const SHOP_PAGE = aHostPage('<h1>Shop</h1><script src="/in-body.js"></script>')
  .replace(/<script id="pixel.*?<\/script>/u, '')
  .replace(
    '<head>',
    '<head><script>Shopify = { shop: "tern.myshopify.example" };</script><script id="pixel-script-poptin" src="/pixel.js" onload="hasRun = true" async></script><script src="/in-head.js"></script>',
  );

async function openHeld(page: Page, site: HostSite): Promise<(script: string) => void> {
  const letGo = new Map<string, () => void>();
  for (const script of ['/in-head.js', '/in-body.js']) {
    const held = new Promise<void>((resolve) => {
      letGo.set(script, resolve);
    });
    await page.route(`**${script}`, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  }
  site.setPage('/', SHOP_PAGE);
  const openedAt = Date.now();
  await page.clock.install({ time: openedAt - 1_000 });
  await page.clock.pauseAt(openedAt);
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Object(window).hasRun)).toBe(true);
  return (script) => letGo.get(script)?.();
}

test.beforeEach(({ stub }) => {
  offer(stub, []);
  stub.reply('/api/display/shopify/get-client-id/tern.myshopify.example', {
    success: true,
    client_id: CLIENT_ID,
  });
});

test('a Shopify page without a body is checked again after a second', async ({
  page,
  stub,
  site,
}) => {
  const letGo = await openHeld(page, site);
  letGo('/in-head.js');
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.clock.runFor(990);
  expect(stub.calls).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(10);
    expect(stub.seen(`/api/display/${CLIENT_ID}`)).toHaveLength(1);
  }).toPass();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  letGo('/in-body.js');
  await page.waitForLoadState('load');
  expect(stub.calls.map(({ path }) => path)).toEqual([
    '/api/display/shopify/get-client-id/tern.myshopify.example',
    `/api/display/${CLIENT_ID}`,
  ]);
});
