import { expect, test } from '../fixtures/beckon.ts';
import { demoShop } from '../models/demo-shop.ts';

test('of four visited products the newest three are shown; products of the cart are shown, too', async ({
  page,
  server,
}) => {
  const shop = demoShop(page, server.url, 'shopify');
  await shop.asNew({ 'demo-try': 'recent' });
  for (const handle of ['harbour-mug', 'breakfast-bowl', 'reed-vase', 'tide-plate'])
    await shop.look(handle);
  const titles = shop.popup('demoTryRecent').root.getByRole('listitem');
  await expect(titles).toContainText(['Tide plate', 'Reed vase', 'Breakfast bowl']);
  await titles.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/demos\/shops\/shopify\/products\/reed-vase$/u);

  await shop.asNew({ 'demo-try': 'in-cart', 'demo-cart-shopify': '1012x1.106x1' });
  await shop.look('milk-jug');
  await expect(shop.popup('demoTryInCart').root.getByRole('listitem')).toContainText([
    'Harbour mug, sand',
    'Wave tile',
  ]);
});

const SHOWN: readonly Readonly<Record<string, string>>[] = [
  { category: 'product_collection', collections: 'Eating', action: 'no_buttons' },
  { category: 'bought_after', action: 'redirect' },
  { category: 'popular_this_week', action: 'add_to_cart' },
  { category: 'manual', products: '103', action: 'redirect_blank' },
  { category: 'manual', products: '105', action: 'add_to_cart_redirect' },
];

test('products can be chosen in each way, and each button has its effect', async ({
  page,
  server,
  owner,
}) => {
  const { sites } = Object(await owner.get('/api/owner/sites'));
  const site = sites.find(({ name }: { readonly name: string }) => name === 'Demo shops');
  const content = SHOWN.map((props, at) => ({
    type: 'Products',
    props: { id: `products-${at}`, count: 2, layout: 'vertical', ...props },
  }));
  const screen = { type: 'Screen', props: { id: 'screen', screen: 'form', content } };
  const popupId = await owner.publish({
    type: 'lightbox',
    siteId: site.id,
    design: { root: { props: {} }, content: [screen] },
  });
  const customer = { client_id: site.clientId, customer_id: 'customer7' };
  await page.request.post(`${server.url}/api/display/wix/save-ordered-products`, {
    data: { ...customer, products: [{ product_id: '101' }, { product_id: '103' }] },
  });
  await page.request.get(`${server.url}/shopify/save/browse-abandonment`, {
    params: {
      clientId: site.clientId,
      customer: 'customer7',
      products: '[{"product_id":"104"}]',
      data_for: 'abandonment',
    },
  });

  const shop = demoShop(page, server.url, 'shopify');
  await shop.asNew({ 'demo-cart-shopify': '1012x1' });
  await shop.look('harbour-mug');
  await page.evaluate((id) => Object(window).beckon.show(id), popupId);
  const list = (at: number) => shop.popup(popupId).root.getByRole('list').nth(at);
  const first = (at: number) => list(at).getByRole('listitem').first();
  await expect(list(0).getByRole('listitem')).toContainText(['Breakfast bowl', 'Tide plate']);
  await expect(list(0).locator('a, button')).toHaveCount(0);
  await expect(first(1)).toContainText(/Reed vase.*Others bought it, too/u);
  await expect(first(2)).toContainText(/Popular this week/u);
  await first(2).getByRole('button', { name: 'Add to cart' }).click();
  await expect(first(2).getByRole('button')).toHaveText('Added');

  const opened = page.waitForEvent('popup');
  await first(3).getByRole('link').click();
  await expect(await opened).toHaveURL(/\/shopify\/products\/reed-vase$/u);
  await first(4).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/demos\/shops\/shopify\/cart$/u);
  await expect(page.getByRole('main')).toContainText('Milk jug');
});
