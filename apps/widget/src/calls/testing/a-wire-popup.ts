import type { WirePopup } from '@beckon/contract/calls';

/** A popup as the server sends it. A test passes only the values that it is about. */
export function aWirePopup(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const popup: WirePopup = {
    poptin_id: 'abcdefghijk01',
    poptin_type: 'lightbox',
    poptin_format: 'format_3',
    poptin_name: 'Newsletter',
    poptin_target: 'lead',
    poptin_url: '/templates/abc.html',
    account_id: 'account1',
    viewer_id: 'viewer1',
    display: true,
    is_teasers_on: 0,
    on_click: 0,
    d_f_a: 'no',
    d_f_r: 'all@display_everytime_everypage_5',
    x_close_button: 1,
    stop_showing_to_converted_users: 1,
    if_poptin_credit: 0,
    poptin_size: { width: 800, height: 500 },
    wheel_has_coupon: 0,
    redirect_target: 'same-tab',
    design_properties: {
      timer_ver: 0,
      switch_mobile_editor: 0,
      poptin_location: 'left-midlle',
      poptin_design_entry_effect: 'prefix-zoomIn',
      poptin_design_exit_effect: 'prefix-fadeOut',
      poptin_design_content_lock: 0,
      poptin_design_auto_close: 1,
      poptin_design_auto_close_sec: 20,
      poptin_design_close_on_screen_click: 1,
      poptin_design_close_options_type: 'closing_options-x',
      poptin_design_show_x_comment: 'Wait',
      poptin_design_show_x_after_sec: 3,
      disable_post_play_screen: 0,
      poptin_design_redirect: 0,
      poptin_design_redirect_url: '',
      poptin_design_redirect_send_form_data: 0,
      poptin_design_thank_screen: 1,
      poptin_design_thank_screen_auto_close: 1,
      poptin_design_thank_screen_auto_close_sec: 7,
    },
    display_after_sec_active: 5,
    display_after_sec_active_on: 'page',
    display_after_scroll_active: 'no',
    display_after_page_click_number_active: 'no',
    display_after_visit_page_active: 'no',
    display_after_inactive_seconds_active: 'no',
    display_after_exit_website_active: 'no',
    display_if_adblock_active: 'no',
    auto_pilot_trigger: 'no',
    shopify_cart_trigger_active: 'no',
    wix_cart_trigger_active: 'no',
  };
  return { ...popup, ...changes };
}

export function anAnswer(
  poptins: readonly unknown[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    display: 'allowed',
    message: '',
    poptins,
    if_freemium: false,
    country: 'Israel',
    country_code: 'IL',
    lang: 'en',
    ip: '',
    cc: 'IL',
    is_client_restriction: false,
    client_restriction_setting: {},
    ...changes,
  };
}
