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
  recommend: async ({ count, category }) =>
    PRODUCTS.slice(0, count).map((product) => toProduct(product, category)),
  addToCart: async () => true,
};

/** A product that is offered because of what the owner has chosen: the card may say so. */
function toProduct(
  [title, picture, price]: (typeof PRODUCTS)[number],
  reason: string,
): OfferedProduct {
  return {
    productId: picture,
    variantId: picture,
    title,
    image: `/sample-pictures/${picture}.webp`,
    price,
    compareAtPrice: '',
    currency: 'USD',
    pageUrl: '/',
    reason,
    isSoldOut: false,
  };
}
