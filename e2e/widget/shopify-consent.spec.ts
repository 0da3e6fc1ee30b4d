import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const shop = (script: string): string =>
  `<script>window.Shopify = { shop: 'tern.myshopify.example' }; ${script}</script>`;

test('nothing starts on Shopify before consent, for which the script checks every second', async ({
  page,
  stub,
  site,
}) => {
  site.setPage(
    '/',
    aHostPage(
      shop(
        'Shopify.customerPrivacy = { userCanBeTracked: () => { window.asked = (window.asked || 0) + 1; return window.consents === true; } };',
      ),
    ),
  );
  offer(stub, [aWirePopup()]);
  await page.clock.install();
  await page.goto(site.url);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBeGreaterThan(0);
  const asked: unknown = await page.evaluate(() => Reflect.get(window, 'asked'));
  await page.clock.runFor(5_000);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(Number(asked) + 5);
  expect(stub.calls).toEqual([]);
  await page.evaluate(() => Object.assign(window, { consents: true }));
  await page.clock.runFor(1_000);
  await expect.poll(() => stub.seen(`/api/display/${CLIENT_ID}`).length).toBe(1);
  expect(stub.seen(`/api/display/${CLIENT_ID}`)[0]?.fields['store_integration']).toBe('shopify');
});

test('a shop whose tag has no client id is identified by its domain', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage(shop('')).replace(`?id=${CLIENT_ID}`, ''));
  offer(stub, [aWirePopup()]);
  stub.reply('/api/display/shopify/get-client-id/tern.myshopify.example', {
    success: true,
    client_id: CLIENT_ID,
  });
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
});

test('a tag without a client id on another page reports this and does nothing', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage().replace(`?id=${CLIENT_ID}`, '?id=NOT-AN-ID'));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(site.url);
  await expect.poll(() => lines).toContain('beckon: the script tag has no valid client id');
  expect(stub.calls).toEqual([]);
});
