import type { OfferedProduct, ShopPort } from '@beckon/popup-view/view-contract';

/** Pictures of our own that the server hands out. docs/template-library.md#pictures. */
const PRODUCTS = [
  ['Summer hat', 'hat', '39'],
  ['Stoneware vases', 'vases', '54'],
  ['Coffee for two', 'coffee', '18'],
  ['Beeswax candles', 'candles', '24'],
] as const;

/** A shop for previews, where no shop is around: it always has something to recommend. */
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
