import type { ShopPort } from '@beckon/popup-view/view-contract';
import { productsRequest, readProducts } from '../../calls/products-call.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import { readRecent } from '../../shop/shopify/recent-products.ts';
import { storeRoot } from '../../shop/shopify/store-root.ts';
import { SHOP_COOKIES } from '../../visitor/shop-cookies.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { PageAccess, ServerAccess, VisitorStorage } from '../environment.ts';

interface StoreDeps extends PageAccess, VisitorStorage, ServerAccess {
  readonly shop: PageShop;
  readonly visitor: VisitorSession;
}

/** The shop as the block of products uses it. It is in the `products` chunk. */
export function createStoreForView({
  window,
  log,
  call,
  apiBase,
  cookies,
  shop,
  visitor: { facts },
}: StoreDeps): ShopPort {
  const root = storeRoot(window);
  return {
    async recommend(ask) {
      const recent = readRecent(cookies.get(SHOP_COOKIES.recentProducts.name));
      const answer = await call(
        'products',
        productsRequest(apiBase, ask, { recent, facts: facts() }),
        (body) => readProducts(body, root),
      );
      return answer.ok ? answer.value : [];
    },
    async addToCart(variantId) {
      const added = await shop.port()?.addToCart(variantId, 1);
      if (added === undefined) log.warn('this page has no shop with a cart');
      return added ?? false;
    },
  };
}
