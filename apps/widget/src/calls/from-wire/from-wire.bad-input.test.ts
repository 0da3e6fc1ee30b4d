import { describe, expect, it } from 'vitest';
import { gameFromWire } from './from-wire-game.ts';
import { restrictionFromWire } from './restriction-from-wire.ts';
import { aWirePopup, anAnswer } from '../testing/a-wire-popup.ts';
import { decisionFromWire, only, read } from '../testing/read-answer.ts';

describe('a malformed rule', () => {
  it.each([
    ['scrolledPercent', { display_after_scroll_active: 400 }],
    ['scrolledPercent', { display_after_scroll_active: -3 }],
    ['afterSeconds', { display_after_sec_active: {} }],
    ['afterSeconds', { display_after_sec_active: 1e12 }],
    ['pageClicks', { display_after_page_click_number_active: 1.5 }],
    ['nthPage', { display_after_visit_page_active: 'soon' }],
    ['eventName', { display_on_event_active: ['x'] }],
    [
      'wixCart',
      {
        wix_cart_trigger_active: 'yes',
        wix_cart_trigger_cart_spec_filter: 'around',
        wix_cart_trigger_cart_spec_value: 3,
      },
    ],
  ])('a malformed trigger never fires and is named: %s %j', (name, wire) => {
    const { popup, brokenRules } = only(wire);
    expect(brokenRules).toMatchObject([{ kind: 'trigger', name }]);
    expect(Object.keys(popup.triggers)).not.toContain(name);
  });

  it.each([
    [
      'cookies',
      {
        cookie_filter: {
          display_if_specific_cookie_active: 'yes',
          display_if_specific_cookie: 'all',
        },
      },
    ],
    [
      'cookies',
      {
        cookie_filter: {
          display_if_specific_cookie_active: 'yes',
          display_if_specific_cookie: [{ cookie_name_pair: 'a', cookie_match_pair: 'regex' }],
        },
      },
    ],
    [
      'jsVariables',
      {
        js_filter: {
          display_if_specific_js_active: 'yes',
          display_if_specific_js: [{ js_value_pair: 'a' }],
        },
      },
    ],
    [
      'engagement',
      {
        engagement_with_other_poptin_filter_active: 'yes',
        engagement_with_other_poptin_filter: [{ poptin_id: '../../..', state: 'closed' }],
      },
    ],
    ['sourceCode', { source_code_target_active: 'yes', source_code_target_html: {} }],
    ['frequency', { d_f_a: 3, d_f_r: 'all@display_when_i_like_9' }],
  ])('a malformed filter never passes and is named: %s', (name, wire) => {
    expect(only(wire).brokenRules).toMatchObject([{ kind: 'filter', name }]);
  });
});

it.each([undefined, null, '', 'text', 7, [], {}, { display: 'maybe' }, { poptins: [] }])(
  'a malformed answer is no decision: %j',
  (answer) => {
    expect(decisionFromWire(answer)).toBeUndefined();
  },
);

it('a malformed answer drops a popup that cannot be read, and keeps the others', () => {
  const broken = [
    null,
    7,
    [],
    aWirePopup({ poptin_id: 'short' }),
    aWirePopup({ poptin_type: 'hologram' }),
    aWirePopup({ display: false }),
  ];
  const decision = read(anAnswer([...broken, aWirePopup()]));
  expect(decision.popups.map(({ popup }) => popup.id)).toEqual(['abcdefghijk01']);
  expect(decision.dropped).toHaveLength(broken.length);
});

it.each([
  [{ poptin_format: 'format_99' }, 'unknown format'],
  [{ poptin_url: '' }, 'no template'],
  [{ poptin_url: 'javascript:alert(1)' }, 'no template'],
  [{ poptin: '<div id="somebodyelse1"></div>' }, 'lacks its id'],
])('a malformed answer does not show %j', (changes, why) =>
  expect(read(anAnswer([aWirePopup(changes)])).dropped).toEqual([expect.stringContaining(why)]),
);

it('a malformed answer offers nothing when the site may not show', () => {
  const decision = read(
    anAnswer([aWirePopup()], {
      display: 'not_allowed',
      message: 'Client restricted',
      is_client_restriction: true,
      client_restriction_setting: {
        id: 7,
        upgrade_popup: '<p>up</p>',
        remindme_popup: '<p>remind</p>',
        mote_than_two_days: true,
      },
    }),
  );
  expect(decision.popups).toEqual([]);
  expect(restrictionFromWire(decision.restriction)).toEqual({
    settingId: '7',
    kind: 'remind',
    html: '<p>remind</p>',
  });
});

it('a malformed answer gets plain values for what the site does not say', () => {
  expect(read(anAnswer([])).site).toEqual({
    automaticPopupsPerVisit: 100,
    timeZone: 'UTC',
    dayKind: 'rolling',
    trustsConversionCode: false,
  });
});

it.each([
  [{ d_f_a: 'no', d_f_r: 'all@display_once_a_visitor_2' }, true],
  [{ d_f_a: 3, d_f_r: 'all@display_everytime_everypage_5' }, true],
  [{ d_f_a: 3, d_f_r: '' }, true],
  [{ d_f_a: 3, d_f_r: 'all@display_once_a_visitor_2' }, false],
])('a popup without a cap is recognised: %j', (wire, expected) =>
  expect(only(wire).popup.frequency.rule === 'display_everytime_everypage_5').toBe(expected),
);

it.each([false, 0, '0', 'no', 'false', 'False', 'off'])(
  'a popup that is not to be displayed is dropped: %j',
  (display) => {
    expect(read(anAnswer([aWirePopup({ display })])).popups).toEqual([]);
  },
);

it.each([true, 1, '1', 'yes', '', null, undefined])(
  'a popup that does not say no is displayed: %j',
  (display) => {
    expect(read(anAnswer([aWirePopup({ display })])).popups).toHaveLength(1);
  },
);

it.each(['js', 'cookie'])(
  'the operator of a %s filter may be in the place of the action',
  (kind) => {
    const entry = { [`${kind}_name_pair`]: 'a', [`${kind}_value_pair`]: 'b' };
    const filtersOf = (rest: object) => {
      const { popup, brokenRules } = only({
        [`${kind}_filter`]: {
          [`display_if_specific_${kind}_active`]: 'yes',
          [`display_if_specific_${kind}`]: [
            { ...entry, [`${kind}_show_pair`]: 'contain', ...rest },
          ],
        },
      });
      expect(brokenRules).toEqual([]);
      return Object.values(popup.filters).flat();
    };
    expect(filtersOf({})).toEqual([{ name: 'a', value: 'b', operator: 'contain', action: 'show' }]);
    expect(filtersOf({ [`${kind}_match_pair`]: 'end' })).toMatchObject([{ operator: 'end' }]);
  },
);

it.each([
  [0, true],
  ['0', true],
  [false, true],
  ['no', true],
  ['false', true],
  [null, false],
  ['', false],
  [1, false],
  [true, false],
  [undefined, false],
])('a prize that is marked as losing by %j wins: %s', (mark, wins) => {
  const wire = { prizes: { a: { label: '10%', loosing_option: mark } } };
  expect(gameFromWire(wire, {}, 'format_1').prizes[0]?.isWinning).toBe(wins);
});

it.each([
  [
    [7, '8'],
    ['7', '8'],
  ],
  ['7, 8,', ['7', '8']],
  [
    [{ product_id: 7 }, { id: '8' }],
    ['7', '8'],
  ],
  [[], []],
  ['', []],
  [undefined, []],
])('a cart trigger waits for the products %j: %j', (products, ids) => {
  const wire = { shopify_cart_trigger_active: 'yes', shopify_cart_trigger_products: products };
  expect(only(wire).popup.triggers.shopifyCart).toEqual({ action: 'any', productIds: ids });
});

it.each([[{ 7: true }], [[null]], [['7', {}]]])(
  'a cart trigger whose products cannot be read never fires: %j',
  (products) => {
    const wire = { wix_cart_trigger_active: 1, wix_cart_trigger_products: products };
    const { popup, brokenRules } = only(wire);
    expect(popup.triggers.wixCart).toBeUndefined();
    expect(brokenRules).toMatchObject([{ kind: 'trigger', name: 'wixCart' }]);
  },
);

it.each([
  ['add', 'add'],
  ['add_to_cart', 'add'],
  ['ADD', 'add'],
  ['removed', 'remove'],
  ['update', 'any'],
  [undefined, 'any'],
])('a cart trigger with the action %j waits for: %s', (action, expected) => {
  const wire = { wix_cart_trigger_active: 1, wix_cart_trigger_action: action };
  expect(only(wire).popup.triggers.wixCart?.action).toBe(expected);
});
