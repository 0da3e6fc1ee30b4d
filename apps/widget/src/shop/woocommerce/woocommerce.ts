import { readPath } from '@beckon/host-page/page/foreign-object';
import { createPolledCart, type PolledCartDeps } from '../cart/polled-cart.ts';
import type { ShopPort } from '../shop-port.ts';
import { asText, type ShopWindow } from '../shop-window.ts';
import type { StoreCartDeps } from '../cart/cart-line.ts';
import { readPluginFacts, readPluginOrder } from './plugin-facts.ts';
import { addToWooCart, changesWooCart, storeApiUrl } from './store-api.ts';
import { readWooCart, wooCurrency } from './woo-cart-answer.ts';

export type WooCommerceDeps = PolledCartDeps & StoreCartDeps & { readonly document: Document };

/**
 * The cart of a WooCommerce store, from its Store API. The customer's id comes from our WordPress
 * plugin, because the pages of WordPress do not contain it.
 */
export function createWooCommerce(
  window: ShopWindow,
  deps: WooCommerceDeps,
): ShopPort & { readonly start: () => Promise<void> } {
  const { document } = deps;
  let currency: string | undefined;
  const cartPage = (): string =>
    asText(readPath(window, 'wc_add_to_cart_params.cart_url')) ??
    readPluginFacts(document).cartPage ??
    '/cart/';
  const shop = createPolledCart(
    {
      kind: 'woocommerce',
      cartUrl: () => storeApiUrl(document, 'cart'),
      readCart(answer) {
        currency = wooCurrency(answer) ?? currency;
        return readWooCart(answer, readPluginFacts(document).pricesIncludeTax);
      },
      changesCart: (url) => changesWooCart(url, new URL(cartPage(), document.baseURI).href),
      customerId: () => readPluginFacts(document).customerId,
      currency: () => currency ?? readPluginFacts(document).currency,
      cartPage,
      addToCart: (variantId, quantity) => addToWooCart(document, { variantId, quantity }, deps),
    },
    deps,
  );
  return {
    ...shop,
    onOrder(handler) {
      const order = readPluginOrder(document);
      if (order !== undefined) handler(order);
    },
  };
}
