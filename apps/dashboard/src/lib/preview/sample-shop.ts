import type { OfferedProduct, ShopPort } from '@beckon/popup-view/view-contract';

/** Sample products whose pictures our server serves. docs/template-library.md#pictures. */
const PRODUCTS = [
  ['Summer hat', 'hat', '39'],
  ['Stoneware vases', 'vases', '54'],
  ['Coffee for two', 'coffee', '18'],
  ['Beeswax candles', 'candles', '24'],
] as const;

/** A shop for previews, which have no real shop. It always recommends products. */
export const sampleShop: ShopPort = {
  recommend: async ({ count }) => PRODUCTS.slice(0, count).map(toProduct),
  addToCart: async () => true,
};

function toProduct([title, picture, price]: (typeof PRODUCTS)[number]): OfferedProduct {
  return {
    productId: picture,
    variantId: picture,
    title,
    image: `/sample-pictures/${picture}.webp`,
    price,
    compareAtPrice: '',
    currency: 'USD',
    pageUrl: '/',
    reason: 'popular_this_week',
    isSoldOut: false,
  };
}
