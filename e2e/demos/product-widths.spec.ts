import { expect, test } from '../fixtures/beckon.ts';
import { demoShop } from '../models/demo-shop.ts';

/** A width for each of the five layouts, with the expected columns and picture size. */
const WIDTHS = [
  { width: 250, columns: 1, picture: 84 },
  { width: 400, columns: 3, picture: 84 },
  { width: 500, columns: 3, picture: 120 },
  { width: 700, columns: 3, picture: 150 },
  { width: 900, columns: 3, picture: 180 },
];

test('products side by side fit their block in each of its five layouts', async ({
  page,
  server,
  owner,
}) => {
  const { sites } = Object(await owner.get('/api/owner/sites'));
  const site = sites.find(({ name }: { readonly name: string }) => name === 'Demo shops');
  const products = {
    type: 'Products',
    props: {
      id: 'products',
      count: 3,
      layout: 'horizontal',
      category: 'manual',
      products: '101,103,105',
      action: 'add_to_cart',
    },
  };
  const screen = { type: 'Screen', props: { id: 'screen', screen: 'form', content: [products] } };
  const popupId = await owner.publish({
    type: 'lightbox',
    siteId: site.id,
    design: { root: { props: {} }, content: [screen] },
  });
  const shop = demoShop(page, server.url, 'shopify');
  await shop.asNew();
  await shop.look('tide-plate');
  await page.evaluate((id) => Object(window).beckon.show(id), popupId);
  const list = shop.popup(popupId).root.getByRole('list');
  await expect(list.getByRole('listitem')).toContainText(['Harbour mug', 'Reed vase', 'Milk jug']);
  for (const { width, columns, picture } of WIDTHS)
    await test.step(`${width} px`, async () => {
      const measured = await list.evaluate((drawn, wide) => {
        const block = drawn.parentElement;
        if (block) Object.assign(block.style, { width: `${wide}px`, flex: 'none' });
        const cards = [...drawn.children];
        return {
          columns: new Set(cards.map((card) => card.getBoundingClientRect().left)).size,
          picture: drawn.querySelector('.bkv-product-image')?.clientHeight,
          fits: [drawn, ...cards].every((part) => part.scrollWidth <= part.clientWidth),
          width: block?.clientWidth,
        };
      }, width);
      expect(measured).toEqual({ width, columns, picture, fits: true });
    });
});
