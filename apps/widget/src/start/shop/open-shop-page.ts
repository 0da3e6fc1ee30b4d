import { onRequestFinished } from '@beckon/host-page/page/finished-requests';
import { ORDER_GOAL } from '@beckon/contract/values';
import { clientIdRequest, readClientId } from '../../calls/client-id-call.ts';
import { openShop, shopifyDomain } from '../../shop/open-shop.ts';
import { CURRENT_MEMBER } from '../../shop/wix/wix.ts';
import { whenShopConsents } from '../../shop/shopify/shopify-consent.ts';
import { visitedVariant, withVisited } from '../../shop/shopify/recent-products.ts';
import { SHOP_COOKIES } from '../../visitor/shop-cookies.ts';
import { PAGE_LOCAL_KEYS } from '../../visitor/storage-names.ts';
import { reportGoal } from '../goals/goals-before-us.ts';
import { createAskAgain } from './ask-again.ts';
import { recordBrowsing } from './record-browsing.ts';
import { createCartStore, createLinesStore } from './cart-store.ts';
import type { PageAccess, VisitorStorage } from '../environment.ts';
import type { ShopPage, ShopPageDeps } from './shop-page.ts';

/** The part of the start that needs our shop chunk. */
export function openShopPage(deps: ShopPageDeps): ShopPage {
  const { window, clock, call, apiBase, local, session, guard, listen, log } = deps;
  let { clientId } = deps;
  return {
    whenConsents: (goOn) => void whenShopConsents(window, clock, goOn),
    async open(kind) {
      recordVisitedProduct(deps);
      const shop = await openShop(kind, {
        window,
        clock,
        cartStore: createCartStore(local),
        linesStore: createLinesStore(session),
        keepWixCartId: (cartId) => local.set(PAGE_LOCAL_KEYS.wixCartId, cartId),
        fetchCurrentMember: () => fetchJson(window, CURRENT_MEMBER).catch(() => undefined),
        fetchJson: createFetchJson(deps),
        fetch: (url, init) => window.fetch(url, init),
        warn: (line) => log.warn(line),
        onRequestFinished: (handler) => onRequestFinished(window, guard, handler),
        onWindowEvent: (name, handler) => listen(window, name, handler),
        // The load event of a script does not bubble, so it is caught in the capture phase.
        onScriptLoaded: (handler) => listen(window.document, 'load', handler, { capture: true }),
      });
      if (shop !== undefined) recordBrowsing({ ...deps, clientId: () => clientId }, shop);
      shop?.onOrder?.((order) => reportGoal(window, ORDER_GOAL, order));
      return shop && { ...shop, takeAnswer: createAskAgain(clock, shop) };
    },
    async findClientId() {
      const domain = shopifyDomain(window);
      if (domain === undefined) return undefined;
      const answer = await call('clientId', clientIdRequest(apiBase, domain), readClientId);
      if (answer.ok) clientId = answer.value;
      return answer.ok ? answer.value : undefined;
    },
  };
}

async function fetchJson(window: PageAccess['window'], url: string): Promise<unknown> {
  const answer = await window.fetch(url, { credentials: 'same-origin' });
  return answer.json();
}

/** Fetches JSON from the shop itself. Only the first failure of a page view is logged. */
function createFetchJson({ window, log }: PageAccess): (url: string) => Promise<unknown> {
  let hasWarned = false;
  return (url) =>
    fetchJson(window, url).catch((error: unknown) => {
      if (!hasWarned) log.warn(`${url} of the shop could not be read`, error);
      hasWarned = true;
    });
}

/**
 * Remembers the product of this page for later recommendations.
 * docs/behaviour/shops.md#recently-visited-products.
 */
function recordVisitedProduct({ window, cookies }: PageAccess & VisitorStorage): void {
  const { recentProducts } = SHOP_COOKIES;
  const variantId = visitedVariant(window);
  if (variantId !== undefined)
    cookies.set(recentProducts, withVisited(cookies.get(recentProducts.name), variantId));
}
