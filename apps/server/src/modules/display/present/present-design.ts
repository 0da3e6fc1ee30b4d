import type { WireDesignProperties } from '@beckon/contract/calls';
import type { AfterConversionSettings, AppearanceSettings, ClosingSettings, PopupSettings } from '@beckon/contract/settings';
import { flag } from './wire-flag.ts';

/** design_properties of the wire popup. Display spec §3, interaction spec §3.2. */
export function presentDesign({ appearance, closing, afterConversion, game, coupon }: PopupSettings): WireDesignProperties {
  return {
    ...presentAppearance(appearance),
    ...presentClosing(closing),
    ...presentAfterConversion(afterConversion),
    disable_post_play_screen: flag(game?.skipsPlayScreenAfterWin ?? false),
    ...(game && { poptin_design_form_position: game.formComes }),
    ...(coupon && { coupon: { coupon_type: coupon.type, code: coupon.code } }),
  };
}

function presentAppearance({ location, entryEffect, exitEffect, background, pushesPage, hasMobileDesign, timer }: AppearanceSettings) {
  // The wire's own spelling of the middle.
  const vertical = location.vertical === 'middle' ? 'midlle' : location.vertical;
  return {
    timer_ver: timer?.version ?? 0,
    ...(timer && { timer: timer.value }),
    switch_mobile_editor: flag(hasMobileDesign),
    poptin_location: `${location.horizontal}-${vertical}`,
    poptin_design_entry_effect: `prefix-${entryEffect}`,
    poptin_design_exit_effect: `prefix-${exitEffect}`,
    poptin_design_background_effect: background,
    poptin_design_push_page: flag(pushesPage),
  };
}

function presentClosing(closing: ClosingSettings) {
  return {
    poptin_design_content_lock: flag(closing.contentLock),
    poptin_design_auto_close: flag(closing.autoCloseAfterSeconds !== undefined),
    poptin_design_auto_close_sec: closing.autoCloseAfterSeconds ?? 0,
    poptin_design_close_on_screen_click: flag(closing.onOutsideClick),
    poptin_design_close_options_type: `closing_options-${closing.option === 'none' ? '' : closing.option}`,
    poptin_design_show_x_comment: closing.comment,
    poptin_design_show_x_after_sec: closing.enabledAfterSeconds,
    poptin_design_hide_x_until: flag(closing.hiddenUntilEnabled),
    poptin_design_skip_label: closing.skipLabel,
  };
}

function presentAfterConversion({ thanksScreen, thanksCloseAfterSeconds, redirect, chainToPopupId }: AfterConversionSettings) {
  return {
    poptin_design_redirect: flag(redirect !== undefined),
    poptin_design_redirect_url: redirect?.url ?? '',
    poptin_design_redirect_send_form_data: flag(redirect?.sendFormData ?? false),
    poptin_design_redirect_new_tab: flag(redirect?.target === 'new-tab'),
    ...(chainToPopupId !== undefined && { poptin_design_chain_poptin_id: chainToPopupId }),
    poptin_design_thank_screen: flag(thanksScreen),
    poptin_design_thank_screen_auto_close: flag(thanksCloseAfterSeconds !== undefined),
    poptin_design_thank_screen_auto_close_sec: thanksCloseAfterSeconds ?? 0,
  };
}
