import { CLIENT_ID, expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import { aTriggerPage } from '../models/trigger-page.ts';
import type { Page } from '@playwright/test';

const WOO = `<meta name="generator" content="WooCommerce 10.3.5"><link rel="https://api.w.org/" href="/wp-json/"><h1>Shop</h1><script type="application/json" id="beckon-shop">{"customerId":"7"}</script>`;

/** A WooCommerce store behind the page: its Store API, with a cart that the test fills. */
async function aWooStore(page: Page) {
  const items: { id: number; quantity: number }[] = [];
  const added: unknown[] = [];
  const cart = () => ({
    items,
    items_count: items.length,
    totals: {
      total_items: String(items.length * 2000),
      currency_code: 'EUR',
      currency_minor_unit: 2,
    },
  });
  await page.route('**/wp-json/wc/store/v1/cart', (route) =>
    route.fulfill({ json: cart(), headers: { Nonce: 'nonce-1' } }),
  );
  await page.route('**/wp-json/wc/store/v1/cart/add-item', async (route) => {
    const request = route.request();
    added.push({ ...request.postDataJSON(), nonce: await request.headerValue('nonce') });
    items.push({ id: Number(request.postDataJSON().id), quantity: 1 });
    await route.fulfill({ status: 201, json: cart() });
  });
  return {
    added,
    /** Adds a product, as the store's own button does. */
    add: (id: number) =>
      page.evaluate(
        (product) =>
          fetch('/wp-json/wc/store/v1/cart/add-item', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id: product }),
          }).then(() => undefined),
        id,
      ),
  };
}

test('a growing WooCommerce cart opens the popup, and its customer is reported', async ({
  page,
  stub,
  site,
}) => {
  const store = await aWooStore(page);
  const host = await aTriggerPage(
    { page, stub, site },
    {
      shopify_cart_trigger_active: 'yes',
      shopify_cart_trigger_action: 'add',
      shopify_cart_trigger_products: ['31'],
    },
    WOO,
  );
  await host.isQuiet();
  await store.add(31);
  await host.hasOpenedBy('shopify_cart');
  expect(stub.seen(`/api/display/${CLIENT_ID}`)[0]?.fields).toMatchObject({
    store_integration: 'woocommerce',
    store_integration_customer_id: '7',
  });
});

const GAP = {
  poptin: aTemplate('abcdefghijk01').replace(
    'Ten percent off',
    'Only {{free_shipping_gap}} to go until {{free_shipping_from}}',
  ),
};

test('a headline shows how much is missing for free shipping while the cart fills', async ({
  page,
  stub,
  site,
}) => {
  const store = await aWooStore(page);
  stub.reply('/shopify/save/', { success: true });
  stub.reply('/api/display/shopify/get-price-rules/', {
    success: true,
    currency: 'EUR',
    price_rules: [
      {
        target_type: 'shipping_line',
        allocation_method: 'each',
        target_selection: 'all',
        prerequisite_subtotal_range: { greater_than_or_equal_to: '50.00' },
      },
    ],
  });
  const popup = await anOfferedPopup({ page, stub, site }, GAP, { body: WOO });
  const heading = popup.root.getByRole('heading');
  await popup.soon(async () =>
    expect(await heading.innerText()).toBe('Only €50.00 to go until €50.00'),
  );
  await store.add(31);
  await popup.soon(async () => expect(await heading.innerText()).toContain('Only €30.00'));
  await store.add(32);
  await store.add(33);
  await popup.soon(async () =>
    expect(await heading.innerText()).toContain('Your shipping is free!'),
  );
  await popup.soon(async () =>
    expect(stub.seen('/shopify/save/browse-abandonment').length).toBeGreaterThan(0),
  );
});

test('a headline about free shipping is left out if the shop has no such rule', async ({
  page,
  stub,
  site,
}) => {
  stub.reply('/api/display/shopify/get-price-rules/', { success: true, price_rules: [] });
  const popup = await anOfferedPopup({ page, stub, site }, GAP);
  await popup.soon(async () => expect(await popup.root.innerText()).not.toContain('to go until'));
  expect(await popup.root.innerText()).not.toContain('{{');
});

test('a form adds its products to the cart and leads there', async ({ page, stub, site }) => {
  const store = await aWooStore(page);
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      design_properties: {
        poptin_design_thank_screen: 0,
        add_to_cart: '77@2@0',
        shopify_add_to_cart_2: '78@1@1',
      },
    },
    { body: WOO },
  );
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await popup.soon(async () => expect(new URL(page.url()).pathname).toBe('/cart/'));
  expect(store.added).toEqual([
    { id: 77, quantity: 2, nonce: 'nonce-1' },
    { id: 78, quantity: 1, nonce: 'nonce-1' },
  ]);
});
