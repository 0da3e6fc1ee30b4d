import type { Popup } from '@beckon/contract/popup';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import {
  eventDetail,
  type PageEventDetails,
  type PageEventName,
} from '../../calls/event-to-wire.ts';
import { openAddress } from '../../page/open-address.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { PageAccess } from '../environment.ts';

/**
 * The global that a page may have defined for an event.
 * docs/behaviour/page-api.md#globals-that-the-page-may-define.
 */
const GLOBALS: Readonly<Partial<Record<PageEventName, string>>> = {
  poptinView: 'poptinVisible',
  poptinClose: 'onpoptinClose',
  poptinSubmit: 'onpoptinSubmit',
};

/**
 * Tells the host page what happened: an event on `document`, and the global callback if the page
 * has one. Never throws.
 */
export function announceToPage(
  { window, guard }: PageAccess,
  name: PageEventName,
  popup: Popup,
  facts: PageEventDetails = {},
): void {
  guard(() => {
    window.document.dispatchEvent(
      new CustomEvent(name, { detail: eventDetail(name, popup, facts) }),
    );
  })();
  guard(() => {
    const callback: unknown = Reflect.get(window, GLOBALS[name] ?? '');
    if (typeof callback === 'function') callback.call(window, popup.id);
  })();
}

/**
 * Tells the page which product was chosen. Links of products lead there by themselves; only a cart
 * that took a product may be gone to. docs/behaviour/shops.md#recommendations.
 */
export function followProductChoice(
  page: PageAccess & { readonly shop: PageShop },
  popup: Popup,
  product: Extract<PopupViewEvent, { name: 'PRODUCT_CHOSEN' }>,
): void {
  const { window, clock, shop } = page;
  announceToPage(page, 'poptinSubmit', popup, { product });
  if (product.action === 'add_to_cart_redirect')
    openAddress(window, clock, shop.port()?.cartPage() ?? '/cart', false);
}
