import type { WirePopup } from '@beckon/contract/calls';
import type { CartTriggerSettings, TriggerSettings } from '@beckon/contract/settings';
import { orNo, yesNo } from './wire-flag.ts';

type WireTriggers = Pick<WirePopup,
  | 'display_after_sec_active' | 'display_after_sec_active_on' | 'display_after_scroll_active' | 'display_after_page_click_number_active'
  | 'display_after_visit_page_active' | 'display_after_inactive_seconds_active' | 'display_after_exit_website_active'
  | 'display_after_exit_back_button' | 'display_if_adblock_active' | 'display_on_event_active' | 'auto_pilot_trigger'
  | 'shopify_cart_trigger_active' | 'wix_cart_trigger_active'>;

/** Trigger fields of the wire popup. Display spec §3. */
export function presentTriggers(triggers: TriggerSettings): WireTriggers & Partial<WirePopup> {
  return {
    display_after_sec_active: orNo(triggers.afterSeconds?.seconds),
    display_after_sec_active_on: triggers.afterSeconds?.on ?? 'page',
    display_after_scroll_active: orNo(triggers.scrolledPercent),
    display_after_page_click_number_active: orNo(triggers.pageClicks),
    display_after_visit_page_active: orNo(triggers.nthPage),
    display_after_inactive_seconds_active: orNo(triggers.inactiveSeconds),
    display_after_exit_website_active: yesNo(triggers.exitIntent),
    display_after_exit_back_button: yesNo(triggers.exitIntent?.backButton),
    display_if_adblock_active: yesNo(triggers.adBlocker),
    display_on_event_active: orNo(triggers.eventName),
    auto_pilot_trigger: yesNo(triggers.autoPilot),
    ...presentShopify(triggers.shopifyCart),
    ...presentWix(triggers.wixCart),
  };
}

function presentShopify(cart: CartTriggerSettings | undefined) {
  return {
    shopify_cart_trigger_active: yesNo(cart),
    ...(cart && { shopify_cart_trigger_action: cart.action, shopify_cart_trigger_products: cart.productIds }),
    ...(cart?.spec && {
      shopify_cart_trigger_cart_spec_measure: cart.spec.measure, shopify_cart_trigger_cart_spec_filter: cart.spec.operator,
      shopify_cart_trigger_cart_spec_value: cart.spec.value,
    }),
  };
}

function presentWix(cart: CartTriggerSettings | undefined) {
  return {
    wix_cart_trigger_active: yesNo(cart),
    ...(cart && { wix_cart_trigger_action: cart.action, wix_cart_trigger_products: cart.productIds }),
    ...(cart?.spec && {
      wix_cart_trigger_cart_spec_measure: cart.spec.measure, wix_cart_trigger_cart_spec_filter: cart.spec.operator,
      wix_cart_trigger_cart_spec_value: cart.spec.value,
    }),
  };
}
