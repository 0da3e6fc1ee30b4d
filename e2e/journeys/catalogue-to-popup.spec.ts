import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';
import { visitAndOpen } from '../models/visit.ts';

const CSV = [
  'id,title,price,compare at price,stock,collections,link',
  '"11","ספל אבן",₪18.50,24,3,mugs,/products/stone-mug',
  '12,Glass jug,twelve,,1,jugs,/products/glass-jug',
].join('\r\n');
const SHOPIFY = `window.Shopify = { shop: 'a.myshopify.com', routes: { root: '/' }, customerPrivacy: { userCanBeTracked: () => true, shouldShowBanner: () => false, userDataCanBeSold: () => true } };`;
const WITH_THE_PRODUCT = {
  root: { props: {} },
  content: [
    {
      type: 'Products',
      props: { id: 'Products-1', category: 'manual', products: '11', action: 'redirect' },
    },
  ],
};

test('a popup shows a product from an uploaded catalogue file', async ({
  page,
  server,
  owner,
  host,
}) => {
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/catalogue`);
  await page.getByRole('button', { name: /CSV file/ }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(CSV, 'utf16le'),
  });
  await page.getByLabel('Currency').fill('ILS');
  await page.getByRole('button', { name: 'Upload and import' }).click();
  await expect(page.getByRole('row', { name: /ספל אבן.*₪18\.50.*3.*mugs/ })).toBeVisible();
  await page.getByText('1 row was not taken: see why').click();
  await expect(page.getByText('Row 3: price «twelve» is not a number')).toBeVisible();

  const popupId = await owner.publish({
    type: 'lightbox',
    design: WITH_THE_PRODUCT,
  });
  await page.route('**/cart.js', (route) =>
    route.fulfill({ json: { items: [], total_price: 0, item_count: 0 } }),
  );
  await page.addInitScript(SHOPIFY);
  const popup = await visitAndOpen(page, host, popupId);
  await expect(popup.root).toContainText('ספל אבן');
  await expect(popup.root).toContainText('₪18.50');
  await owner.call('DELETE', `/api/owner/sites/${owner.siteId}/catalogue`);
});
