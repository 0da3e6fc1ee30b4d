import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import { openAddress } from '../../page/open-address.ts';
import { storeRoot } from '../../shop/shop-window.ts';
import type { World } from '../world.ts';

/**
 * Links of products lead there by themselves; only a cart that took a product may be gone to.
 * Interaction spec §3.7.
 */
export function followProductChoice(
  { window, clock }: World,
  { action }: Extract<PopupViewEvent, { name: 'PRODUCT_CHOSEN' }>,
): void {
  if (action === 'add_to_cart_redirect')
    openAddress(window, clock, `${storeRoot(window)}cart`, false);
}
