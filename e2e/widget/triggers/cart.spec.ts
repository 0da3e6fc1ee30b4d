import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

const SHOPIFY = `<script>Shopify = { shop: 'a.myshopify.com', customerPrivacy: { userCanBeTracked: () => true, shouldShowBanner: () => false, userDataCanBeSold: () => true } };</script>`;
const WIX = `<script>wixDevelopersAnalytics = { register: (app, handler) => { tellCart = handler; } };</script>`;

test('a Shopify cart that grows beyond two products opens the popup', async ({ page, stub, site }) => {
  let items = [{ product_id: 1, variant_id: 11, quantity: 1 }];
  await page.route('**/cart.js', (route) => route.fulfill({ json: { items, item_count: items.length, total_price: items.length * 1000 } }));
  await page.route('**/cart/add.js', (route) => route.fulfill({ json: {} }));
  const host = await aTriggerPage({ page, stub, site }, {
    shopify_cart_trigger_active: 'yes', shopify_cart_trigger_action: 'add', shopify_cart_trigger_products: [],
    shopify_cart_trigger_cart_spec_measure: 'count', shopify_cart_trigger_cart_spec_filter: 'greater_than', shopify_cart_trigger_cart_spec_value: 2,
  }, `<h1>Shop</h1>${SHOPIFY}`);
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

test('a Wix cart event of the right kind opens the popup', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, { wix_cart_trigger_active: 'yes', wix_cart_trigger_action: 'remove', wix_cart_trigger_products: [] }, `<h1>Shop</h1>${WIX}`);
  await page.waitForFunction(() => 'tellCart' in window);
  const tell = (name: string) => page.evaluate((event) => Object(window).tellCart(event, { id: 'p1', quantity: 1, price: 5 }), name);
  await tell('AddToCart');
  await host.isQuiet();
  await tell('RemoveFromCart');
  await host.hasOpenedBy('wix_cart');
});
