import { readPath } from '@beckon/host-page/page/foreign-object';
import { createPolledCart, type PolledCartDeps } from '../cart/polled-cart.ts';
import type { StoreCartDeps } from '../cart/cart-line.ts';
import type { ShopPort } from '../shop-port.ts';
import { asNumber, asText, readOrder, type ShopWindow } from '../shop-window.ts';
import { storeRoot } from './store-root.ts';
import { addToCart } from './store-cart.ts';
import { visitedProduct } from './recent-products.ts';
import { readShopifyCart } from './shopify-cart-answer.ts';

const CHANGES_CART = /\/cart\/(?:add|change|update|clear)(?:\.js|\.json)?(?:[?#]|$)/u;

export type ShopifyDeps = PolledCartDeps & StoreCartDeps;

/** The cart and customer of a Shopify store. The store's own functions stay unchanged. */
export function createShopify(
  window: ShopWindow,
  deps: ShopifyDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const rate = (): number | undefined => {
    const known = asNumber(readPath(window, 'Shopify.currency.rate'));
    return known > 0 ? known : undefined;
  };
  const cart = createPolledCart(
    {
      kind: 'shopify',
      cartUrl: () => `${storeRoot(window)}cart.js`,
      readCart: (answer) => readShopifyCart(answer, rate() ?? 1),
      changesCart: (url) => CHANGES_CART.test(url),
      customerId: () =>
        asText(readPath(window, 'ShopifyAnalytics.meta.page.customerId')) ??
        asText(readPath(window, '__st.cid')),
      currency: () =>
        asText(readPath(window, 'Shopify.currency.active')) ??
        asText(readPath(window, 'ShopifyAnalytics.meta.currency')),
      cartPage: () => `${storeRoot(window)}cart`,
      addToCart: (variantId, quantity) =>
        addToCart(storeRoot(window), { variantId, quantity }, deps),
    },
    deps,
  );
  return {
    ...cart,
    rate,
    onProducts(handler) {
      const product = visitedProduct(window);
      if (product !== undefined) handler({ name: 'seen', products: [product] });
    },
    onOrder(handler) {
      const order = readOrder(readPath(window, 'Shopify.checkout'), 'order_id', 'total_price');
      if (order.id !== undefined) handler(order);
    },
  };
}
