import type { WirePopup } from '@beckon/contract/calls';
import type {
  CartTriggerSettings,
  FilterSettings,
  MatchEntry,
  TriggerSettings,
} from '@beckon/contract/settings';
import {
  keysOf,
  NUMBER_TRIGGERS,
  type ShapedTrigger,
  SWITCH_TRIGGERS,
  tableOf,
} from '@beckon/contract/values';
import { wireFlag } from './wire-flag.ts';

const yesNo = (isOn: boolean): 'yes' | 'no' => (isOn ? 'yes' : 'no');

/**
 * The trigger fields of a wire popup: `no`, `yes` or a number.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function presentTriggers(triggers: TriggerSettings) {
  const shaped = {
    afterSeconds: {
      display_after_sec_active: triggers.afterSeconds?.seconds ?? 'no',
      display_after_sec_active_on: triggers.afterSeconds?.on ?? 'page',
    },
    exitIntent: {
      display_after_exit_website_active: yesNo(triggers.exitIntent !== undefined),
      display_after_exit_back_button: yesNo(triggers.exitIntent?.backButton === true),
    },
    eventName: { display_on_event_active: triggers.eventName ?? 'no' },
    clickOnly: { on_click: wireFlag(triggers.clickOnly === true) },
    shopifyCart: {
      shopify_cart_trigger_active: yesNo(triggers.shopifyCart !== undefined),
      ...presentCart('shopify', triggers.shopifyCart),
    },
    wixCart: {
      wix_cart_trigger_active: yesNo(triggers.wixCart !== undefined),
      ...presentCart('wix', triggers.wixCart),
    },
  } satisfies Record<ShapedTrigger, Partial<WirePopup>>;
  return {
    ...presentPlain(triggers),
    ...shaped.afterSeconds,
    ...shaped.exitIntent,
    ...shaped.eventName,
    ...shaped.clickOnly,
    ...shaped.shopifyCart,
    ...shaped.wixCart,
  };
}

function presentPlain(triggers: TriggerSettings) {
  return {
    ...tableOf(
      keysOf(NUMBER_TRIGGERS),
      (key) => NUMBER_TRIGGERS[key].field,
      (key) => triggers[key] ?? 'no',
    ),
    ...tableOf(
      keysOf(SWITCH_TRIGGERS),
      (key) => SWITCH_TRIGGERS[key],
      (key) => yesNo(triggers[key] === true),
    ),
  };
}

function presentCart(
  shop: 'shopify' | 'wix',
  cart: CartTriggerSettings | undefined,
): Partial<WirePopup> {
  if (!cart) return {};
  const name = (field: string): string => `${shop}_cart_trigger_${field}`;
  return {
    [name('action')]: cart.action,
    [name('products')]: cart.productIds,
    ...(cart.spec && {
      [name('cart_spec_measure')]: cart.spec.measure,
      [name('cart_spec_filter')]: cart.spec.operator,
      [name('cart_spec_value')]: cart.spec.value,
    }),
  };
}

/**
 * The filter fields of a wire popup. Unused ones are left out.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function presentFilters({
  jsVariables,
  cookies,
  engagement,
  sourceCode,
}: FilterSettings): Partial<WirePopup> {
  return {
    ...(jsVariables && {
      js_filter: {
        display_if_specific_js_active: 'yes',
        display_if_specific_js: jsVariables.map(presentVariable),
      },
    }),
    ...(cookies && {
      cookie_filter: {
        display_if_specific_cookie_active: 'yes',
        display_if_specific_cookie: cookies.map(presentCookie),
      },
    }),
    ...(engagement && {
      engagement_with_other_poptin_filter_active: 'yes',
      engagement_with_other_poptin_filter: engagement.map(({ popupId, state, action }) => ({
        poptin_id: popupId,
        state,
        action,
      })),
    }),
    ...(sourceCode && {
      source_code_target_active: 'yes',
      source_code_target_html: sourceCode.html,
      source_code_target_role: sourceCode.action,
    }),
  };
}

function presentVariable({ name, operator, value, action }: MatchEntry) {
  return {
    js_name_pair: name,
    js_value_pair: value,
    js_show_pair: action,
    js_match_pair: operator,
  };
}

function presentCookie({ name, operator, value, action }: MatchEntry) {
  return {
    cookie_name_pair: name,
    cookie_value_pair: value,
    cookie_show_pair: action,
    cookie_match_pair: operator,
  };
}
