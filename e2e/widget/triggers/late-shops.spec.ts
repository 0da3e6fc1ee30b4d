import { CLIENT_ID, expect, test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

const SHOPIFY = `<script>Shopify = { shop: 'a.myshopify.com', customerPrivacy: { userCanBeTracked: () => true, shouldShowBanner: () => false, userDataCanBeSold: () => true } };</script>`;
const WAITS_FOR_ADD = (shop: 'shopify' | 'wix') => ({
  [`${shop}_cart_trigger_active`]: 'yes',
  [`${shop}_cart_trigger_action`]: 'add',
  [`${shop}_cart_trigger_products`]: [],
});

test('a Wix page whose analytics load after our script opens the popup at its cart event', async ({
  page,
  stub,
  site,
}) => {
  const host = await aTriggerPage(
    { page, stub, site },
    WAITS_FOR_ADD('wix'),
    '<meta name="generator" content="Wix.com Website Builder"><h1>Shop</h1>',
  );
  await page.evaluate(() => {
    Object.assign(window, {
      wixDevelopersAnalytics: {
        register: (_app: string, handler: unknown) =>
          Object.assign(window, { changeCart: handler }),
      },
    });
    window.dispatchEvent(new Event('wixDevelopersAnalyticsReady'));
    Object(window).changeCart('AddToCart', { id: 'p1', quantity: 1, price: 5 });
  });
  await host.hasOpenedBy('wix_cart');
});

test('a shop that a tag manager adds later is used, too', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, WAITS_FOR_ADD('wix'), '<h1>Shop</h1>');
  const shopFile = page.waitForResponse(/\/shop-[^/]*\.js$/u);
  await page.evaluate(() => {
    Object.assign(window, {
      wixDevelopersAnalytics: {
        register: (_app: string, handler: unknown) =>
          Object.assign(window, { changeCart: handler }),
      },
    });
  });
  await host.pass(3_000);
  await (await shopFile).finished();
  await page.waitForFunction(() => 'changeCart' in window);
  await page.evaluate(() => Object(window).changeCart('AddToCart', { id: 'p1' }));
  await host.hasOpenedBy('wix_cart');
});

test('a Shopify form that adds to the cart and opens the next page opens the popup there', async ({
  page,
  stub,
  site,
}) => {
  let items: unknown[] = [];
  await page.route('**/cart.js', (route) =>
    route.fulfill({ json: { items, item_count: items.length, total_price: items.length * 1000 } }),
  );
  const host = await aTriggerPage(
    { page, stub, site },
    WAITS_FOR_ADD('shopify'),
    `<h1>Shop</h1>${SHOPIFY}`,
  );
  await host.isQuiet();
  items = [{ product_id: 1, variant_id: 11, quantity: 1 }];
  await host.goTo('/cart');
  await host.hasOpenedBy('shopify_cart');
});

test('an Ecwid store reports its cart and its customer with the display call', async ({
  page,
  stub,
  site,
}) => {
  await aTriggerPage(
    { page, stub, site },
    {},
    `<h1>Shop</h1><script>Ecwid = {
      Cart: { get: (callback) => callback({ items: [{ product: { id: 9 }, quantity: 2 }], productsQuantity: 2, cost: 25 }) },
      OnCartChanged: { add() {} }, OnSetProfile: { add() {} },
      Customer: { get: (callback) => callback({ id: 4711 }) },
    };</script>`,
  );
  expect(stub.seen(`/api/display/${CLIENT_ID}`).at(-1)?.fields).toMatchObject({
    store_integration: 'ecwid',
    store_integration_customer_id: '4711',
    cart_total_items: '2',
    cart_total_price: '25',
    cart_products_org_ids_list: '["9"]',
  });
});
