import type { Popup } from '@beckon/contract/popup';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import { openAddress } from '../../page/open-address.ts';
import type { PageAccess } from '../environment.ts';
import type { PageContext } from '../show-file.ts';
import { announceToPage } from './page-events.ts';

/**
 * Reports to the page which product was chosen. Links of products work by themselves. This opens
 * the cart only if the product asks for that, after the cart accepted it.
 * docs/behaviour/shops.md#recommendations.
 */
export function followProductChoice(
  page: PageAccess & Pick<PageContext, 'isPreview' | 'shop'>,
  popup: Popup,
  product: Extract<PopupViewEvent, { name: 'PRODUCT_CHOSEN' }>,
): void {
  const { window, clock, shop } = page;
  announceToPage(page, 'poptinSubmit', popup, { product });
  if (product.action === 'add_to_cart_redirect')
    openAddress(window, clock, shop.port()?.cartPage() ?? '/cart', false);
}
