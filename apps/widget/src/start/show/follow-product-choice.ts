import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { Popup } from '@beckon/contract/popup';
import { openAddress } from '../../page/open-address.ts';
import { storeRoot } from '../../shop/shop-window.ts';
import type { World } from '../world.ts';
import { tellPage } from './tell-page.ts';

/**
 * Tells the page which product was chosen. Links of products lead there by themselves; only a cart
 * that took a product may be gone to. docs/behaviour/shops.md#recommendations.
 */
export function followProductChoice(
  world: World,
  popup: Popup,
  product: Extract<PopupViewEvent, { name: 'PRODUCT_CHOSEN' }>,
): void {
  const { window, clock } = world;
  tellPage(world, 'poptinSubmit', popup, { product });
  if (product.action === 'add_to_cart_redirect')
    openAddress(window, clock, `${storeRoot(window)}cart`, false);
}
