/**
 * A popup as in the display answer, with its html. A test passes only the properties that it is
 * about.
 */
export function aWirePopup(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const id = typeof changes['poptin_id'] === 'string' ? changes['poptin_id'] : 'abcdefghijk01';
  return {
    poptin_id: id,
    poptin_type: 'lightbox',
    poptin_format: 'format_1',
    poptin_name: 'Newsletter',
    poptin_target: 'lead',
    poptin_url: '',
    poptin: aTemplate(id),
    account_id: 'account1',
    viewer_id: 'viewer1',
    display: true,
    is_teasers_on: 0,
    on_click: 0,
    d_f_a: 'no',
    d_f_r: 'all@display_everytime_everypage_5',
    x_close_button: 1,
    stop_showing_to_converted_users: 0,
    if_poptin_credit: 0,
    poptin_size: { width: 480, height: 320 },
    wheel_has_coupon: 0,
    redirect_target: 'same-tab',
    display_after_sec_active: 0,
    display_after_sec_active_on: 'page',
    ...changes,
    design_properties: {
      timer_ver: 0,
      poptin_location: 'center-midlle',
      poptin_design_entry_effect: 'prefix-none',
      poptin_design_exit_effect: 'prefix-none',
      poptin_design_close_options_type: 'closing_options-x',
      poptin_design_thank_screen: 1,
      poptin_design_close_on_screen_click: 1,
      ...Object(changes['design_properties']),
    },
  };
}

/**
 * The html of a template (docs/template-contract.md): an e-mail field, a button, and a thank-you
 * screen.
 */
export function aTemplate(id: string): string {
  const field = JSON.stringify({
    id: 'email',
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    placeholder: 'you@example.com',
    isRequired: true,
  });
  return `<style data-css>.poptin-popup{background:#fff;padding:32px;font:16px sans-serif}</style>
<div id="${id}" class="poptin-popup" data-poptin-id="${id}" data-type="lightbox" data-format="format_1" dir="ltr" lang="en">
<section data-screen="form"><h2>Ten percent off</h2><form data-block="form"><div data-block="field" data-field='${field.replaceAll("'", '&#39;')}'></div>
<button class="poptin-form-submit-button" type="submit">Join</button></form></section>
<section data-screen="thanks"><h2>Thank you</h2></section></div>`;
}

export function aDisplayAnswer(
  poptins: readonly unknown[],
  changes: Record<string, unknown> = {},
): object {
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
    site: {
      attention_budget: 100,
      time_zone: 'UTC',
      day_kind: 'rolling',
      consent_mode: 'off',
      trusted_code: 0,
      ip_cookie: 0,
    },
    ...changes,
  };
}
