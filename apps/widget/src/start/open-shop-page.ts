import { clientIdRequest, readClientId } from '../calls/client-id-call.ts';
import { onRequestFinished } from '../shop/finished-requests.ts';
import { openShop, shopifyDomain } from '../shop/open-shop.ts';
import { whenShopConsents } from '../shop/shopify-consent.ts';
import { createCartStore, createLinesStore } from './cart-store.ts';
import { noteVisitedProduct } from './note-visited-product.ts';
import type { ShopPage } from './shop-page.ts';
import type { World } from './world.ts';

/** The page of a shop, with all that our shop file knows of its system. */
export function openShopPage(world: World): ShopPage {
  const { window, clock, call, apiBase, local, session, listen } = world;
  return {
    whenConsents: (goOn) => void whenShopConsents(window, clock, goOn),
    open(kind) {
      noteVisitedProduct(world);
      return openShop(kind, {
        window,
        clock,
        cartStore: createCartStore(local),
        linesStore: createLinesStore(session),
        fetchCart: () => fetchCart(world),
        onRequestFinished,
        onWindowEvent: (name, handler) => listen(window, name, handler),
        // A script's load event does not bubble, and is heard on its way down.
        onScriptLoaded: (handler) => listen(window.document, 'load', handler, { capture: true }),
      });
    },
    async findClientId() {
      const domain = shopifyDomain(window);
      if (domain === undefined) return undefined;
      const answer = await call('clientId', clientIdRequest(apiBase, domain), readClientId);
      return answer.ok ? answer.value : undefined;
    },
  };
}

/** The shop's own cart; a failure is only logged. */
function fetchCart({ window: { fetch }, log }: World): Promise<unknown> {
  return fetch('/cart.js', { credentials: 'same-origin' })
    .then((answer): Promise<unknown> => answer.json())
    .catch((error: unknown) => log.warn('the cart of the shop could not be read', error));
}
