import type { WireDesignProperties } from '@beckon/contract/calls';
import type { PopupOfSettings } from '@beckon/popup-core/popup/popup-from-settings';
import { wireFlag } from './wire-flag.ts';

/** The effect on the wire is `prefix-effect`; the script accepts any prefix. */
const EFFECT_PREFIX = 'animate-';
const DEFAULT_THANKS_SECONDS = 5; // docs/behaviour/conversions.md#thanks

/**
 * The `design_properties` of a popup: place, movement, closing and what follows a conversion.
 * docs/behaviour/display-call.md#design-properties.
 */
export function presentDesign(
  popup: PopupOfSettings,
): Omit<WireDesignProperties, 'switch_mobile_editor'> {
  const { appearance, closing, keepsUnfinished, afterConversion, game, coupon, applyAddress } =
    popup;
  const { location, timer } = appearance;
  return {
    timer_ver: timer?.version ?? 0,
    ...(timer && { timer: timer.value }),
    poptin_location: `${location.horizontal}-${location.vertical === 'middle' ? 'midlle' : location.vertical}`,
    poptin_design_entry_effect: `${EFFECT_PREFIX}${appearance.entryEffect}`,
    poptin_design_exit_effect: `${EFFECT_PREFIX}${appearance.exitEffect}`,
    poptin_design_background_effect: appearance.background,
    poptin_design_push_page: wireFlag(appearance.pushesPage),
    ...presentClosing(closing),
    disable_post_play_screen: wireFlag(game?.skipsPlayScreenAfterWin === true),
    ...(game && { poptin_design_form_position: game.formComes }),
    ...presentAfterConversion(afterConversion),
    ...(keepsUnfinished === true && { poptin_design_keep_unfinished: wireFlag(true) }),
    ...(coupon && { coupon: { coupon_type: coupon.type, code: coupon.code } }),
    ...(applyAddress !== undefined && { coupon_apply_url: applyAddress }),
  };
}

function presentClosing(closing: PopupOfSettings['closing']) {
  return {
    poptin_design_content_lock: wireFlag(closing.contentLock),
    poptin_design_auto_close: wireFlag(closing.autoCloseAfterSeconds !== undefined),
    poptin_design_auto_close_sec: closing.autoCloseAfterSeconds ?? 0,
    poptin_design_close_on_screen_click: wireFlag(closing.onOutsideClick),
    poptin_design_close_options_type:
      closing.option === 'none' ? 'closing_options-' : `closing_options-${closing.option}`,
    poptin_design_show_x_comment: closing.comment,
    poptin_design_show_x_after_sec: closing.enabledAfterSeconds,
    poptin_design_hide_x_until: wireFlag(closing.hiddenUntilEnabled),
    poptin_design_skip_label: closing.skipLabel,
  } as const;
}

const CART_LINES = [
  'add_to_cart',
  'shopify_add_to_cart_2',
  'shopify_add_to_cart_3',
  'shopify_add_to_cart_4',
  'shopify_add_to_cart_5',
  'shopify_add_to_cart_6',
] as const;

/** Each line as `variant@quantity@redirect`, under its own name. */
function presentCartLines(
  lines: NonNullable<PopupOfSettings['afterConversion']['addToCart']>,
): Partial<Record<(typeof CART_LINES)[number], string>> {
  return Object.fromEntries(
    CART_LINES.flatMap((name, place) => {
      const line = lines[place];
      return line === undefined
        ? []
        : [[name, `${line.variantId}@${line.quantity}@${wireFlag(line.goesToCart)}`]];
    }),
  );
}

function presentAfterConversion({
  thanksScreen,
  thanksCloseAfterSeconds,
  redirect,
  addToCart = [],
  chainToPopupId,
}: PopupOfSettings['afterConversion']) {
  return {
    poptin_design_redirect: wireFlag(redirect !== undefined),
    poptin_design_redirect_url: redirect?.url ?? '',
    poptin_design_redirect_send_form_data: wireFlag(redirect?.sendFormData === true),
    poptin_design_redirect_new_tab: wireFlag(redirect?.target === 'new-tab'),
    ...presentCartLines(addToCart),
    ...(chainToPopupId !== undefined && { poptin_design_chain_poptin_id: chainToPopupId }),
    poptin_design_thank_screen: wireFlag(thanksScreen),
    poptin_design_thank_screen_auto_close: wireFlag(thanksCloseAfterSeconds !== undefined),
    poptin_design_thank_screen_auto_close_sec: thanksCloseAfterSeconds ?? DEFAULT_THANKS_SECONDS,
  } as const;
}
