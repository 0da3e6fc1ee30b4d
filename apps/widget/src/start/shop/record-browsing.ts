import { browseAbandonmentRequest, orderedProductsRequest } from '../../calls/browsing-calls.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import type { CallRequest } from '@beckon/host-page/send';
import type { CartState, ProductsEvent, ShopPort } from '../../shop/shop-port.ts';
import { BROWSING_AFTER_MS } from '../../timings.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';

interface BrowsingDeps extends Pick<PageAccess, 'clock'>, Pick<ServerAccess, 'call' | 'apiBase'> {
  /** Empty until the id is known. Until then nothing is recorded. */
  readonly clientId: () => string;
}

interface KnownCustomer {
  readonly clientId: string;
  readonly customerId: string;
}

/**
 * Records the products that a signed-in customer saw for 5 s, ordered, or has in a cart that
 * changed. Sends nothing about anonymous visitors. docs/behaviour/shops.md#calls-for-shops.
 */
export function recordBrowsing(deps: BrowsingDeps, shop: ShopPort): void {
  const { clock, call, apiBase } = deps;
  const send = (requestFor: (known: KnownCustomer) => CallRequest): void => {
    const clientId = deps.clientId();
    const customerId = shop.customerId() ?? '0';
    if (clientId !== '' && customerId !== '0' && customerId !== '')
      void call('browsing', requestFor({ clientId, customerId }), readPlainAnswer);
  };
  const sendProducts = ({ name, products }: ProductsEvent): void =>
    send((known) =>
      name === 'ordered'
        ? orderedProductsRequest(apiBase, { ...known, products })
        : browseAbandonmentRequest(apiBase, {
            ...known,
            products,
            kind: 'abandonment',
            cartValue: shop.cart()?.totalValue ?? 0,
          }),
    );
  shop.onProducts?.((event) => {
    if (event.products.length === 0) return;
    if (event.name === 'ordered') sendProducts(event);
    else clock.after(BROWSING_AFTER_MS, () => sendProducts(event));
  });
  let last = contentsOf(shop.cart());
  shop.onCart((cart) => {
    const contents = contentsOf(cart);
    // The first contents of the cart on this page do not count as a change.
    const isChange = last !== undefined && contents !== last;
    last = contents;
    if (isChange)
      send((known) =>
        browseAbandonmentRequest(apiBase, {
          ...known,
          products: cart.productIds.map((productId) => ({ productId, name: '', category: '' })),
          kind: 'cart',
          cartValue: cart.totalValue,
        }),
      );
  });
}

function contentsOf(cart: CartState | undefined): string | undefined {
  return cart && [...cart.productIds, cart.itemCount, cart.totalValue].join();
}
