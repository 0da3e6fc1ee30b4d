import type { OfferedProduct, ShopPort } from '../src/view-contract.ts';

const TITLES = ['Oak stool', 'Linen lamp', 'Willow basket', 'Stone bowl', 'Wool throw', 'Clay mug'];
const TINTS = ['c9a57e', 'b9c6b1', 'd8b98f', 'a9b2b8', 'c8a4a0', 'b58e74'];

/** A shop that always recommends the same six products, each with a plain colour as its picture. */
export const sampleShop: ShopPort = {
  recommend: async ({ count }) => TITLES.slice(0, count).map(toProduct),
  addToCart: async () => true,
};

function toProduct(title: string, index: number): OfferedProduct {
  const image = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="%23${TINTS[index]}" d="M0 0h4v4H0z"/></svg>`;
  return {
    productId: `${index}`,
    variantId: `${index}`,
    title,
    image,
    price: `${40 + index * 15}`,
    compareAtPrice: index % 2 === 0 ? `${60 + index * 15}` : '',
    currency: 'EUR',
    pageUrl: '/product',
    reason: 'popular_this_week',
    isSoldOut: false,
  };
}
