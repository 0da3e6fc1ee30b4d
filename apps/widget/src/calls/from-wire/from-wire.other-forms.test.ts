import { expect, it } from 'vitest';
import { gameFromWire } from './from-wire-game.ts';
import { aWirePopup, anAnswer } from '../testing/a-wire-popup.ts';
import { only, read } from '../testing/read-answer.ts';

const COOKIE = { cookie_name_pair: 'plan', cookie_value_pair: 'pro', cookie_show_pair: 'show' };
const aCookieFilter = (entries: unknown): Record<string, unknown> => ({
  cookie_filter: {
    display_if_specific_cookie_active: 'yes',
    display_if_specific_cookie: entries,
  },
});

it('the popups of an answer are read from a map, too', () => {
  const poptins = { 2: aWirePopup(), 5: null };
  const { popups, dropped } = read({ ...anAnswer([]), poptins });
  expect([popups.length, dropped.length]).toEqual([1, 1]);
});

it.each([
  ['a map instead of a list', { 1: COOKIE }],
  ['blanks around its name', [{ ...COOKIE, cookie_name_pair: ' plan\t' }]],
  ['an empty action', [{ ...COOKIE, cookie_show_pair: '' }]],
])('a cookie filter is read with %s', (_what, entries) => {
  const { popup, brokenRules } = only(aCookieFilter(entries));
  expect(brokenRules).toEqual([]);
  expect(popup.filters.cookies).toEqual([
    { name: 'plan', value: 'pro', operator: 'exact', action: 'show' },
  ]);
});

it.each([
  ['one entry instead of a list', COOKIE],
  ['a map with something else in it', { 1: COOKIE, 2: 'all' }],
  ['a name of blanks', [{ ...COOKIE, cookie_name_pair: ' ' }]],
  ['an unknown action', [{ ...COOKIE, cookie_show_pair: 'perhaps' }]],
])('a cookie filter with %s never passes', (_what, entries) => {
  expect(only(aCookieFilter(entries)).brokenRules[0]).toMatchObject({
    kind: 'filter',
    name: 'cookies',
  });
});

it('a filter by engagement or source code with an empty action shows', () => {
  const { popup, brokenRules } = only({
    engagement_with_other_poptin_filter_active: 'yes',
    engagement_with_other_poptin_filter: {
      2: { poptin_id: 'otherpopup001', state: 'closed', action: '' },
    },
    source_code_target_active: 'yes',
    source_code_target_html: '<b>',
    source_code_target_role: '',
  });
  expect(brokenRules).toEqual([]);
  expect(popup.filters).toMatchObject({
    engagement: [{ popupId: 'otherpopup001', action: 'show' }],
    sourceCode: { action: 'show' },
  });
});

it('a frequency with blanks around its rule and scope keeps its cap', () => {
  const { popup, brokenRules } = only({ d_f_a: 3, d_f_r: ' all @ display_once_a_visitor_2 ' });
  expect(brokenRules).toEqual([]);
  expect(popup.frequency).toMatchObject({ rule: 'display_once_a_visitor_2', scope: 'all' });
});

it('prizes in a list have their places as ids', () => {
  const prizes = [
    { label: 'Ten', loosing_option: 0 },
    { label: 'None', loosing_option: 1, prize_id: 'none' },
  ];
  expect(gameFromWire({ prizes }, {}, 'format_1').prizes).toMatchObject([
    { id: '0', label: 'Ten', isWinning: true },
    { id: 'none', label: 'None', isWinning: false },
  ]);
});

it.each([true, 'true'])('a filter on a variable may have the value %j', (value) => {
  const { popup, brokenRules } = only({
    js_filter: {
      display_if_specific_js_active: 'yes',
      display_if_specific_js: [{ js_name_pair: 'shop.isMember', js_value_pair: value }],
    },
  });
  expect(brokenRules).toEqual([]);
  expect(popup.filters.jsVariables).toMatchObject([{ value: 'true' }]);
});

const leadsOn = (redirectTo: unknown, closes?: number) => {
  const options = { redirect_to_url: 'shop.example', redirect_close: closes };
  const prize = { label: 'Ten', redirect_to: redirectTo, redirect_to_options: options };
  return gameFromWire({ prizes: { a: prize } }, {}, 'format_1').prizes[0]?.redirect?.to;
};

it.each([0, '0', false, 'no', 'none'])(
  'a prize leads nowhere if redirect_to is %j, whatever address is left in its options',
  (redirectTo) => expect(leadsOn(redirectTo)).toBeUndefined(),
);

it.each([undefined, null, '', 1, 'url', 'yes'])(
  'a prize leads to the address of its options if redirect_to is %j',
  (redirectTo) => expect(leadsOn(redirectTo)).toBe('url'),
);

it.each([
  ['click', 'click'],
  ['survey', 'survey'],
  ['', 'lead'],
  [undefined, 'lead'],
])('a popup with the target %j is reported with the target %s', (target, reported) =>
  expect(only({ poptin_target: target }).popup.target).toBe(reported),
);

it.each([
  ['bar', 'center-top', undefined, true],
  ['bar', 'center-top', 0, false],
  ['bar', 'center-bottom', undefined, false],
  ['bar', 'center-bottom', 1, true],
  ['fullpage', 'center-top', undefined, false],
])(
  'a %s at %s whose answer says %j of pushing pushes the page: %s',
  (type, place, push, pushes) => {
    const { popup } = only({
      poptin_type: type,
      design_properties: { poptin_location: place, poptin_design_push_page: push },
    });
    expect(popup.appearance.pushesPage).toBe(pushes);
  },
);

it.each([
  ['left out in a game, which draws only prizes', 'gamified', 'unique', undefined],
  ['left out without a type: the block shows its own code', 'lightbox', '', undefined],
  ['read otherwise: its code is drawn', 'lightbox', 'unique', { type: 'unique', code: '' }],
])('an empty coupon is %s', (_what, poptin_type, coupon_type, coupon) => {
  const { popup } = only({
    poptin_type,
    poptin_format: 'format_1',
    design_properties: { coupon: { coupon_type, code: '' } },
  });
  expect(popup.coupon).toEqual(coupon);
});
