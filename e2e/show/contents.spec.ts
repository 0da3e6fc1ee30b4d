import { expect, test } from '../fixtures/stub.ts';
import { anOfferedPopup, join } from '../models/offered-popup.ts';
import { holding } from '../helpers/holding.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test('a form without a thank-you screen shows that it was sent, and closes', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    { poptin_type: 'embedded', design_properties: { poptin_design_thank_screen: 0 } },
    { body: '<div class="poptin-embedded" data-id="abcdefghijk01"></div>', opensItself: true },
  );
  await join(page);
  await popup.soon(async () =>
    expect(await popup.root.innerText()).toContain('Sent successfully!'),
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test.describe('a ticker', () => {
  test.use(WITH_MOTION);

  for (const [duration, seconds] of [
    ['', '17.5s'],
    ['4000', '10s'],
    ['nonsense', '17.5s'],
  ] as const) {
    test(`a ticker of duration "${duration}" takes ${seconds} per round, and pauses under the pointer and by a click`, async ({
      page,
      stub,
      site,
    }) => {
      const popup = await anOfferedPopup(
        { page, stub, site },
        holding(
          `<div data-block="ticker"${duration === '' ? '' : ` data-duration="${duration}"`}><span>News</span></div>`,
        ),
      );
      const line = popup.root.locator('.bkv-ticker-line');
      await expect(line).toHaveCSS('animation-duration', seconds);
      await popup.root.getByRole('button', { name: 'Pause' }).click();
      await expect(line).toHaveCSS('animation-play-state', 'paused');
      await popup.root.getByRole('button', { name: 'Resume' }).click();
      await page.mouse.move(2, 2);
      await expect(line).toHaveCSS('animation-play-state', 'running');
      await line.hover({ force: true });
      await expect(line).toHaveCSS('animation-play-state', 'paused');
    });
  }
});

test('a copied coupon is confirmed at once, and in a tooltip after 500 ms', async ({
  page,
  context,
  stub,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const popup = await anOfferedPopup(
    { page, stub, site },
    holding('<div data-block="coupon" data-code="SAVE-10"></div>'),
  );
  await popup.root.getByRole('button', { name: 'Copy code SAVE-10' }).click();
  await popup.soon(async () =>
    expect(await popup.root.locator('.bkv-copy').innerText()).toBe('Copied'),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SAVE-10');
  await expect(popup.root.getByRole('tooltip')).toHaveCount(0);
  await popup.pass(500);
  await expect(popup.root.getByRole('tooltip')).toHaveText('Copied');
  await popup.pass(3_000);
  await expect(popup.root.getByRole('button', { name: 'Copy code SAVE-10' })).toBeVisible();
});

for (const [plugin, className] of [
  ['chat', 'fb-customerchat'],
  ['send-to-messenger', 'fb-send-to-messenger'],
] as const) {
  test(`the messenger plugin ${plugin} is in the light DOM, and a link shows until it has loaded`, async ({
    page,
    stub,
    site,
  }) => {
    const asked: string[] = [];
    await page.route('https://connect.facebook.net/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    const popup = await anOfferedPopup(
      { page, stub, site },
      {
        poptin_type: 'social',
        ...holding(`<div data-block="social" data-plugin="${plugin}" data-page="12345678"></div>`),
      },
    );
    const link = popup.root.getByRole('link', { name: /Messenger/u });
    await expect(link).toHaveAttribute('href', 'https://m.me/12345678');
    const mark = page.locator(`[data-beckon] > div > .${className}`);
    await popup.soon(async () => expect(await mark.getAttribute('page_id')).toBe('12345678'));
    await expect(link).toBeVisible();
    await mark.evaluate((element) => element.append(document.createElement('iframe')));
    await expect(link).toBeHidden();
    await popup.closeByX();
    await popup.untilGone();
    await expect(mark).toHaveCount(0);
    expect(asked.length).toBe(1);
  });
}

test('a link button reports its text as the conversion, is followed, closes the popup, and reports no close', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      ...holding('<a data-block="link-button" data-closes href="#basket">To the basket</a>'),
      design_properties: { poptin_design_thank_screen: 0 },
    },
  );
  await popup.root.getByRole('link', { name: 'To the basket' }).click();
  await popup.untilGone();
  expect(new URL(page.url()).hash).toBe('#basket');
  await popup.pass(5_000);
  expect(popup.sent).toMatchObject({ closes: [], conversions: ['To the basket'] });
});

test("a shop's products show their pictures and prices, and can be added to its cart", async ({
  page,
  stub,
  site,
}) => {
  const product = (id: string, price: string): Record<string, unknown> => ({
    product_id: id,
    variant_id: `${id}1`,
    image: '/missing.png',
    title: `Product number ${id}`,
    body_html: '',
    handle: `product-${id}`,
    inventory_quantity: 3,
    price,
    compare_at_price: '',
    currency: 'USD',
  });
  const cart: unknown[] = [];
  await page.route('**/cart/add.js', async (route) => {
    cart.push(route.request().postDataJSON());
    await route.fulfill({ json: { items: [] } });
  });
  await page.route('**/cart.js', (route) =>
    route.fulfill({ json: { items: [], total_price: 0, item_count: 0 } }),
  );
  stub.reply('/api/display/shopify/product-recommendation/', {
    success: true,
    currency: 'USD',
    data: { products: [product('71', '19.90'), product('72', '5.00')] },
  });
  const shop = `<script>window.Shopify = { shop: 'stub.myshopify.example', routes: { root: '/' }, customerPrivacy: { userCanBeTracked: () => true, shouldShowBanner: () => false, getTrackingConsent: () => 'yes', currentVisitorConsent: () => ({ marketing: 'yes', analytics: 'yes' }), analyticsProcessingAllowed: () => true, marketingAllowed: () => true, preferencesProcessingAllowed: () => true } };</script>`;
  const popup = await anOfferedPopup(
    { page, stub, site },
    holding(
      '<div data-block="products" data-count="2" data-layout="horizontal" data-action="add_to_cart" data-category="last_visited"></div>',
    ),
    { body: `<h1>Shop</h1>${shop}` },
  );
  await popup.soon(async () => expect(await popup.root.innerText()).toContain('Product number 71'));
  expect(await popup.root.innerText()).toContain('19.90');
  await popup.root.locator('.bkv-products button').first().click();
  await popup.soon(async () => expect(cart.length).toBe(1));
  expect(JSON.stringify(cart)).toContain('711');
});
