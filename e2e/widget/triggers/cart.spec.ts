import { CLIENT_ID, expect, test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

const SHOPIFY = `<script>Shopify = { shop: 'a.myshopify.com', customerPrivacy: { userCanBeTracked: () => true, shouldShowBanner: () => false, userDataCanBeSold: () => true } };</script>`;
const WIX = `<script>wixDevelopersAnalytics = { register: (app, handler) => { changeCart = handler; } };</script>`;

test('a Shopify cart that grows beyond two products opens the popup', async ({
  page,
  stub,
  site,
}) => {
  let items = [{ product_id: 1, variant_id: 11, quantity: 1 }];
  await page.route('**/cart.js', (route) =>
    route.fulfill({ json: { items, item_count: items.length, total_price: items.length * 1000 } }),
  );
  await page.route('**/cart/add.js', (route) => route.fulfill({ json: {} }));
  const host = await aTriggerPage(
    { page, stub, site },
    {
      shopify_cart_trigger_active: 'yes',
      shopify_cart_trigger_action: 'add',
      shopify_cart_trigger_products: [],
      shopify_cart_trigger_cart_spec_measure: 'count',
      shopify_cart_trigger_cart_spec_filter: 'greater_than',
      shopify_cart_trigger_cart_spec_value: 2,
    },
    `<h1>Shop</h1>${SHOPIFY}`,
  );
  const add = async (product: number): Promise<void> => {
    items = [...items, { product_id: product, variant_id: product * 11, quantity: 1 }];
    const looked = page.waitForResponse('**/cart.js');
    await page.evaluate(async () => void (await fetch('/cart/add.js', { method: 'POST' })));
    await looked;
  };
  await add(2);
  await host.isQuiet();
  await add(3);
  await host.hasOpenedBy('shopify_cart');
});

test('a Wix cart event of the configured kind opens the popup', async ({ page, stub, site }) => {
  const host = await aTriggerPage(
    { page, stub, site },
    {
      wix_cart_trigger_active: 'yes',
      wix_cart_trigger_action: 'remove',
      wix_cart_trigger_products: [],
    },
    `<h1>Shop</h1>${WIX}`,
  );
  await page.waitForFunction(() => 'changeCart' in window);
  const track = (name: string) =>
    page.evaluate(
      (event) => Object(window).changeCart(event, { id: 'p1', quantity: 1, price: 5 }),
      name,
    );
  await track('AddToCart');
  await host.isQuiet();
  await track('RemoveFromCart');
  await host.hasOpenedBy('wix_cart');
});

test('a Wix cart that grows beyond two products over several pages opens the popup', async ({
  page,
  stub,
  site,
}) => {
  const body = `<h1>Shop</h1>${WIX}`;
  const host = await aTriggerPage(
    { page, stub, site },
    {
      wix_cart_trigger_active: 'yes',
      wix_cart_trigger_action: 'add',
      wix_cart_trigger_products: [],
      wix_cart_trigger_cart_spec_measure: 'count',
      wix_cart_trigger_cart_spec_filter: 'greater_than',
      wix_cart_trigger_cart_spec_value: 2,
    },
    body,
  );
  const add = async (id: string, quantity: number): Promise<void> => {
    await page.waitForFunction(() => 'changeCart' in window);
    await page.evaluate((details) => Object(window).changeCart('AddToCart', details), {
      id,
      quantity,
      price: 5,
    });
  };
  await add('p1', 2);
  await host.isQuiet();
  await host.goTo('/next');
  expect(stub.seen(`/api/display/${CLIENT_ID}`).at(-1)?.fields).toMatchObject({
    store_integration: 'wix',
    cart_total_items: '2',
    cart_total_price: '10',
    cart_products_org_ids_list: '["p1"]',
  });
  await add('p2', 1);
  await host.hasOpenedBy('wix_cart');
});
