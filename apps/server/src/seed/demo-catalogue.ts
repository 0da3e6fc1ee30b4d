import { DEMO_CURRENCY, DEMO_PRODUCTS } from '../serving/demo-shops/demo-products.ts';
import type { NewProduct } from '../store/records/catalogue-record.ts';

const price = (cents: number): string => (cents / 100).toFixed(2);

/** The products of the demo shops, in the form in which an import writes them. */
export const DEMO_CATALOGUE: readonly NewProduct[] = DEMO_PRODUCTS.flatMap((product) =>
  product.variants.map(({ id, title }) => ({
    variantId: id,
    productId: product.id,
    title: title === '' ? product.title : `${product.title}, ${title.toLowerCase()}`,
    description: product.text,
    handle: `/demos/shops/products/${product.handle}`,
    image: `/demos/shops/pictures/${product.handle}.svg`,
    price: price(product.cents),
    compareAtPrice: product.compareAtCents === undefined ? '' : price(product.compareAtCents),
    currency: DEMO_CURRENCY,
    inventory: product.isSoldOut ? 0 : 12,
    collections: [product.collection],
  })),
);
