import { type Static, type TSchema, Type } from 'typebox';
import { tableOf } from '../values/tables/table-of.ts';
import {
  NUMBER_TRIGGERS,
  type ShapedTrigger,
  SWITCH_TRIGGERS,
} from '../values/triggers/triggers.ts';

const YesNo = Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.String(), Type.Number()]);
const Text = Type.String();
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

export const WireRedirectOptions = Type.Object({
  redirect_to_url: Type.Optional(Text),
  redirect_close: Type.Optional(Flag),
  redirect_close_delay: Type.Optional(Type.Number()),
});
export type WireRedirectOptions = Static<typeof WireRedirectOptions>;

/**
 * One prize on the wire; `loosing_option` 0 means a winning prize.
 * docs/behaviour/games.md#prizes-on-the-wire.
 */
export const WirePrize = Type.Object({
  prize_id: Text,
  label: Text,
  loosing_option: Flag,
  chances: Type.Optional(Type.Number()),
  code: Type.Optional(Text),
  redirect_to: Type.Optional(Text),
  redirect_to_options: Type.Optional(WireRedirectOptions),
});
export type WirePrize = Static<typeof WirePrize>;

/** `design_properties` of a popup. docs/behaviour/display-call.md#design-properties. */
export const WireDesignProperties = Type.Object({
  timer_ver: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  timer: Type.Optional(Text),
  switch_mobile_editor: Flag,
  /** Left/center/right with top/midlle/bottom, e.g. `center-top`. */
  poptin_location: Text,
  poptin_design_entry_effect: Text,
  poptin_design_exit_effect: Text,
  poptin_design_background_effect: Type.Optional(Text),
  poptin_design_push_page: Type.Optional(Flag),
  poptin_design_content_lock: Flag,
  poptin_design_auto_close: Flag,
  poptin_design_auto_close_sec: Type.Number(),
  poptin_design_close_on_screen_click: Flag,
  poptin_design_close_options_type: Text,
  poptin_design_show_x_comment: Text,
  poptin_design_show_x_after_sec: Type.Number(),
  poptin_design_hide_x_until: Type.Optional(Flag),
  poptin_design_skip_label: Type.Optional(Text),
  field_checkbox_required: Type.Optional(Flag),
  field_checkbox_default_marked: Type.Optional(Flag),
  disable_post_play_screen: Flag,
  poptin_design_redirect: Flag,
  poptin_design_redirect_url: Text,
  poptin_design_redirect_send_form_data: Flag,
  poptin_design_redirect_new_tab: Type.Optional(Flag),
  poptin_design_chain_poptin_id: Type.Optional(Text),
  poptin_design_thank_screen: Flag,
  poptin_design_thank_screen_auto_close: Flag,
  poptin_design_thank_screen_auto_close_sec: Type.Number(),
  poptin_design_form_position: Type.Optional(Text),
  poptin_design_keep_unfinished: Type.Optional(Flag),
  /** If the code is empty, the draw call gives one. */
  coupon: Type.Optional(Type.Object({ coupon_type: Text, code: Text })),
  coupon_apply_url: Type.Optional(Text),
  add_to_cart: Type.Optional(Text),
  shopify_add_to_cart_2: Type.Optional(Text),
  shopify_add_to_cart_3: Type.Optional(Text),
  shopify_add_to_cart_4: Type.Optional(Text),
  shopify_add_to_cart_5: Type.Optional(Text),
  shopify_add_to_cart_6: Type.Optional(Text),
});
export type WireDesignProperties = Static<typeof WireDesignProperties>;

const MatchPairs = {
  js: Type.Object({
    js_name_pair: Text,
    js_value_pair: Text,
    js_show_pair: Text,
    js_match_pair: Type.Optional(Text),
  }),
  cookie: Type.Object({
    cookie_name_pair: Text,
    cookie_value_pair: Text,
    cookie_show_pair: Text,
    cookie_match_pair: Type.Optional(Text),
  }),
};

/** The fields of triggers that are more than a number or a switch. */
const SHAPED_TRIGGERS = {
  afterSeconds: { display_after_sec_active: YesNo, display_after_sec_active_on: Text },
  exitIntent: {
    display_after_exit_website_active: YesNo,
    display_after_exit_back_button: Type.Optional(YesNo),
  },
  eventName: { display_on_event_active: Type.Optional(YesNo) },
  clickOnly: { on_click: Flag },
  shopifyCart: {
    shopify_cart_trigger_active: YesNo,
    shopify_cart_trigger_action: Type.Optional(Text),
    shopify_cart_trigger_products: Type.Optional(Type.Array(Text)),
    shopify_cart_trigger_cart_spec_measure: Type.Optional(Text),
    shopify_cart_trigger_cart_spec_filter: Type.Optional(Text),
    shopify_cart_trigger_cart_spec_value: Type.Optional(Type.Number()),
  },
  wixCart: {
    wix_cart_trigger_active: YesNo,
    wix_cart_trigger_action: Type.Optional(Text),
    wix_cart_trigger_products: Type.Optional(Type.Array(Text)),
    wix_cart_trigger_cart_spec_measure: Type.Optional(Text),
    wix_cart_trigger_cart_spec_filter: Type.Optional(Text),
    wix_cart_trigger_cart_spec_value: Type.Optional(Type.Number()),
  },
} satisfies Record<ShapedTrigger, Record<string, TSchema>>;

/** The fields of triggers that are a number or a switch: the number or `yes`; `no` if it is off. */
const PLAIN_TRIGGERS = {
  ...tableOf(
    Object.values(NUMBER_TRIGGERS),
    ({ field }) => field,
    () => YesNo,
  ),
  ...tableOf(
    Object.values(SWITCH_TRIGGERS),
    (field) => field,
    () => YesNo,
  ),
};

/**
 * A popup exactly as the display call returns it.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export const WirePopup = Type.Object({
  poptin_id: Text,
  poptin_type: Text,
  poptin_format: Text,
  poptin_name: Text,
  poptin_target: Text,
  poptin_url: Text,
  poptin: Type.Optional(Text),
  account_id: Text,
  viewer_id: Text,
  display: Type.Boolean(),
  lang: Type.Optional(Text),
  is_teasers_on: Flag,
  teaser: Type.Optional(
    Type.Object({
      show_mode: Text,
      label: Text,
      side: Text,
      animated: Flag,
      close_delay: Type.Number(),
    }),
  ),
  ...SHAPED_TRIGGERS.clickOnly,
  ab_test: Type.Optional(Text),
  ab_test_parent_id: Type.Optional(Text),
  ab_test_original_id: Type.Optional(Text),
  d_f_a: Type.Union([Text, Type.Number()]),
  d_f_r: Text,
  x_close_button: Flag,
  stop_showing_to_converted_users: Flag,
  if_poptin_credit: Flag,
  field_poptin_height: Type.Optional(Type.Number()),
  poptin_size: Type.Object({ width: Type.Number(), height: Type.Number() }),
  poptin_new_session: Type.Optional(Flag),
  wheel_has_coupon: Flag,
  redirect_target: Text,
  client_restriction_setting: Type.Optional(Type.Object({ upgrade_popup: Type.Optional(Text) })),
  design_properties: WireDesignProperties,
  prizes: Type.Optional(Type.Record(Text, WirePrize)),
  ...SHAPED_TRIGGERS.afterSeconds,
  ...SHAPED_TRIGGERS.exitIntent,
  ...SHAPED_TRIGGERS.eventName,
  ...SHAPED_TRIGGERS.shopifyCart,
  ...SHAPED_TRIGGERS.wixCart,
  ...PLAIN_TRIGGERS,
  js_filter: Type.Optional(
    Type.Object({
      display_if_specific_js_active: YesNo,
      display_if_specific_js: Type.Array(MatchPairs.js),
    }),
  ),
  cookie_filter: Type.Optional(
    Type.Object({
      display_if_specific_cookie_active: YesNo,
      display_if_specific_cookie: Type.Array(MatchPairs.cookie),
    }),
  ),
  engagement_with_other_poptin_filter_active: Type.Optional(YesNo),
  engagement_with_other_poptin_filter: Type.Optional(
    Type.Array(Type.Object({ poptin_id: Text, state: Text, action: Text })),
  ),
  source_code_target_active: Type.Optional(YesNo),
  source_code_target_html: Type.Optional(Text),
  source_code_target_role: Type.Optional(Text),
});
export type WirePopup = Static<typeof WirePopup>;
