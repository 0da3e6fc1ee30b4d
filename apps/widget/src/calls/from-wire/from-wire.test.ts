import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@beckon/contract/values';
import { aWirePopup, anAnswer } from '../testing/a-wire-popup.ts';
import { design, only, read, whole } from '../testing/read-answer.ts';

describe('a popup off the wire', () => {
  it('a popup from the wire is converted into our own words', () => {
    expect(whole(only({}))).toEqual({
      id: 'abcdefghijk01',
      name: 'Newsletter',
      type: 'lightbox',
      format: 'format_3',
      accountId: 'account1',
      target: 'lead',
      language: 'en',
      template: { url: 'https://beckon.example/templates/abc.html' },
      viewerId: 'viewer1',
      triggers: { afterSeconds: { seconds: 5, on: 'page' } },
      filters: {},
      frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
      stopForConverted: true,
      appearance: {
        location: { horizontal: 'left', vertical: 'middle' },
        entryEffect: 'zoomIn',
        exitEffect: 'fadeOut',
        background: 'none',
        size: { width: 800, height: 500 },
        pushesPage: false,
      },
      closing: {
        option: 'x',
        enabledAfterSeconds: 3,
        hiddenUntilEnabled: false,
        comment: 'Wait',
        skipLabel: '',
        autoCloseAfterSeconds: 20,
        onOutsideClick: true,
        contentLock: false,
      },
      afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 7 },
      isFreePlan: false,
      hasCredit: false,
    });
  });

  it('a popup from the wire has its template if the answer contains it, and no other popup has', () => {
    const html = '<div id="abcdefghijk01">Hello</div>';
    const answer = anAnswer([aWirePopup(), aWirePopup({ poptin_id: 'abcdefghijk02' })], {
      template: html,
      template_of: 'abcdefghijk01',
    });
    expect(read(answer).popups.map((popup) => whole(popup).template)).toEqual([
      { html },
      { url: 'https://beckon.example/templates/abc.html' },
    ]);
  });

  it.each(LANGUAGES)('a popup from the wire has the language %s', (lang) => {
    expect(whole(only({ lang })).language).toBe(lang);
  });

  it('a popup from the wire is English if the language is unknown, and Hebrew under its old code', () => {
    expect(whole(only({ lang: 'tlh' })).language).toBe('en');
    expect(whole(only({ lang: 'iw' })).language).toBe('he');
  });

  it.each(['he-IL', 'HE', 'he_IL'])(
    'a popup from the wire is Hebrew if its language is %s',
    (lang) => {
      expect(whole(only({ lang })).language).toBe('he');
    },
  );

  it("a popup from the wire has its own language rather than the answer's", () => {
    expect(whole(only({ lang: 'he' })).language).toBe('he');
    expect(whole(read(anAnswer([aWirePopup()], { lang: 'he' })).popups[0]).language).toBe('he');
  });

  it('a popup from the wire has every trigger that is in use', () => {
    const cart = {
      shopify_cart_trigger_active: 'yes',
      shopify_cart_trigger_action: 'add',
      shopify_cart_trigger_products: ['1', 2],
      shopify_cart_trigger_cart_spec_filter: 'greater_than',
      shopify_cart_trigger_cart_spec_value: '50',
    };
    expect(
      only({
        display_after_sec_active: '0',
        display_after_sec_active_on: 'website',
        display_after_scroll_active: '60',
        display_after_page_click_number_active: 3,
        display_after_visit_page_active: 2,
        display_after_inactive_seconds_active: 30,
        display_after_exit_website_active: 'yes',
        display_if_adblock_active: 'yes',
        display_on_event_active: 'cart-open',
        auto_pilot_trigger: 'yes',
        on_click: 1,
        ...cart,
      }).popup.triggers,
    ).toEqual({
      afterSeconds: { seconds: 0, on: 'website' },
      scrolledPercent: 60,
      pageClicks: 3,
      nthPage: 2,
      inactiveSeconds: 30,
      exitIntent: { backButton: false },
      adBlocker: true,
      eventName: 'cart-open',
      autoPilot: true,
      clickOnly: true,
      shopifyCart: {
        action: 'add',
        productIds: ['1', '2'],
        spec: { measure: 'value', operator: 'greater_than', value: 50 },
      },
    });
  });

  it('a popup from the wire has every filter that is in use', () => {
    expect(
      whole(
        only({
          js_filter: {
            display_if_specific_js_active: 'yes',
            display_if_specific_js: [
              {
                js_name_pair: 'user.plan',
                js_value_pair: 'pro',
                js_show_pair: 'show',
                js_match_pair: 'start',
              },
            ],
          },
          cookie_filter: {
            display_if_specific_cookie_active: 'yes',
            display_if_specific_cookie: [
              { cookie_name_pair: 'seen', cookie_value_pair: '1', cookie_show_pair: 'dont_show' },
            ],
          },
          engagement_with_other_poptin_filter_active: 'yes',
          engagement_with_other_poptin_filter: [
            { poptin_id: 'otherpopup001', state: 'closed', action: 'show' },
          ],
          source_code_target_active: 'yes',
          source_code_target_html: '<meta name="x">',
          source_code_target_role: 'dont_show',
        }),
      ).filters,
    ).toEqual({
      jsVariables: [{ name: 'user.plan', operator: 'start', value: 'pro', action: 'show' }],
      cookies: [{ name: 'seen', operator: 'exact', value: '1', action: 'dont_show' }],
      engagement: [{ popupId: 'otherpopup001', state: 'closed', action: 'show' }],
      sourceCode: { html: '<meta name="x">', action: 'dont_show' },
    });
  });

  it.each([
    [
      { d_f_a: 'no', d_f_r: 'all@display_once_a_visitor_2' },
      { rule: 'display_everytime_everypage_5', scope: 'all' },
    ],
    [
      { d_f_a: 'yes', d_f_r: 'all@display_once_a_visitor_2' },
      { rule: 'display_once_a_visitor_2', scope: 'all' },
    ],
    [
      { d_f_a: '5', d_f_r: 'display_once_every_few_days_3' },
      { rule: 'display_once_every_few_days_3', scope: 'all', count: 5 },
    ],
    [
      { d_f_a: 2, d_f_r: 'exit,scroll@display_once_every_few_visiting_4' },
      { rule: 'display_once_every_few_visiting_4', scope: ['exit', 'scroll'], count: 2 },
    ],
  ])('a popup from the wire reads the cap of %j', (wire, frequency) =>
    expect(whole(only(wire)).frequency).toEqual(frequency),
  );

  it('a popup from the wire has its game, with odds only if the server sent them', () => {
    const { game } = whole(
      only({
        poptin_type: 'gamified',
        poptin_format: 'format_3',
        wheel_has_coupon: 1,
        prizes: {
          a: {
            prize_id: 'a',
            label: '10%',
            loosing_option: 0,
            redirect_to: 'url',
            redirect_to_options: { redirect_to_url: 'x.example', redirect_close_delay: 2 },
          },
          b: { label: 'Nothing', loosing_option: 1, chances: 90 },
        },
      }),
    );
    expect(game).toEqual({
      game: 'gift',
      skipsPlayScreenAfterWin: false,
      hasCoupon: true,
      formComes: 'before',
      prizes: [
        {
          id: 'a',
          label: '10%',
          isWinning: true,
          redirect: { to: 'url', url: 'x.example', delaySeconds: 2 },
        },
        { id: 'b', label: 'Nothing', isWinning: false, chances: 90 },
      ],
    });
  });

  it('a popup from the wire reads redirects, chains, teasers, coupons and timers', () => {
    const popup = whole(
      only({
        is_teasers_on: 1,
        teaser: {
          show_mode: 'after_close',
          label: 'Deal',
          side: 'left',
          animated: 0,
          close_delay: 5000,
        },
        ...design({
          poptin_design_redirect: 1,
          poptin_design_redirect_url: 'x.example',
          poptin_design_redirect_send_form_data: 1,
          poptin_design_redirect_new_tab: 1,
          poptin_design_chain_poptin_id: 'nextpopup0001',
          coupon: { coupon_type: 'unique', code: 'TEN' },
          timer_ver: 2,
          timer: '10:00',
        }),
      }),
    );
    expect(popup.afterConversion).toMatchObject({
      redirect: { url: 'x.example', sendFormData: true, target: 'new-tab' },
      chainToPopupId: 'nextpopup0001',
    });
    expect(popup.teaser).toEqual({
      showMode: 'after_close',
      label: 'Deal',
      side: 'left',
      animated: false,
      closeDelayMs: 5000,
    });
    expect([popup.coupon, popup.appearance.timer]).toEqual([
      { type: 'unique', code: 'TEN' },
      { version: 2, value: '10:00' },
    ]);
  });
});
