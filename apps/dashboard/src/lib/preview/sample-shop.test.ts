import { expect, it } from 'vitest';
import { sampleShop } from './sample-shop.ts';

it.each(['last_visited', 'bought_after'])(
  'the products of a preview are offered for the reason that the block has: %s',
  async (category) => {
    const ask = { popupId: '', category, chosen: '', count: 2, action: 'redirect' };
    const products = await sampleShop.recommend(ask);
    expect(products.map(({ reason }) => reason)).toEqual([category, category]);
  },
);
