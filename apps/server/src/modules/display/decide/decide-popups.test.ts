import { showHistoryText } from '@beckon/contract/decide';
import type { PopupSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import { aLiveSite } from '../../../testing/a-live-site.ts';
import type { LiveSite } from '../../../store/store.ts';
import { decidePopups } from './decide-popups.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { tracePopups } from './trace-popups.ts';
import { parseDisplayRequest } from '../request/parse-display-request.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const DAY = 86_400_000;
const CALLER = {
  userAgent: 'Chrome/142',
  acceptLanguage: 'he-IL,he;q=0.9',
  ipAddress: '203.0.113.7',
  countryCode: 'IL',
};

const aDisplayRequest = (changes: Partial<ParsedDisplayRequest> = {}): ParsedDisplayRequest => ({
  ...parseDisplayRequest({ poptin_viewed_url: 'https://shop.example/' }, CALLER, NOW),
  ...changes,
});
const isShown = (site: LiveSite, ask: ParsedDisplayRequest = aDisplayRequest()): boolean =>
  decidePopups(site, ask).offered.length === 1;
const cookie = (name: string, value: string) => ({
  cookies: new Map([[`${name}abcdefghijk01`, value]]),
});
const shown = (daysAgo: number) =>
  cookie(
    'poptin_d_a_x_v_',
    showHistoryText({ lastShownAtMs: NOW - daysAgo * DAY, lastShownInVisit: 1 }),
  );

describe('what a visitor is offered', () => {
  it('a popup that nothing stops is offered', () => {
    expect(isShown(aLiveSite({}))).toBe(true);
  });

  it('a popup outside its schedule or audience is not offered', () => {
    expect(isShown(aLiveSite({ schedule: { from: '2026-11-22' } }))).toBe(false);
    expect(
      isShown(
        aLiveSite({
          audience: { groups: [[{ kind: 'country', operator: 'in', values: ['US'] }]] },
        }),
      ),
    ).toBe(false);
  });

  it('a popup that was shown too recently is not offered', () => {
    expect(isShown(aLiveSite({}), aDisplayRequest(shown(2)))).toBe(false);
    expect(isShown(aLiveSite({}), aDisplayRequest(shown(3)))).toBe(true);
  });

  it('limits of single triggers, and popups that open by a click, are left to the browser', () => {
    const frequency: PopupSettings['frequency'] = {
      rule: 'display_once_a_visitor_2',
      scope: ['exit'],
    };
    expect(isShown(aLiveSite({ frequency }), aDisplayRequest(shown(1)))).toBe(true);
    expect(isShown(aLiveSite({ triggers: { clickOnly: true } }), aDisplayRequest(shown(1)))).toBe(
      true,
    );
  });

  it('visitors who have converted are not offered the popup if the owner says so', () => {
    expect(
      isShown(
        aLiveSite({ stopForConverted: true }),
        aDisplayRequest(cookie('poptin_conversion_', 'c1')),
      ),
    ).toBe(false);
    expect(
      isShown(
        aLiveSite({ stopForConverted: false }),
        aDisplayRequest(cookie('poptin_conversion_', 'c1')),
      ),
    ).toBe(true);
  });

  it('visitors who have seen or converted one design of an A/B test have seen or converted all', () => {
    const abTest = { name: 'B', weight: 1, parentId: 'test1', originalId: 'abcdefghijk02' };
    const ofOriginal = (name: string, value: string) =>
      aDisplayRequest({ cookies: new Map([[`${name}abcdefghijk02`, value]]) });
    const variant = aLiveSite({ abTest, stopForConverted: true });
    expect(isShown(variant)).toBe(true);
    expect(isShown(variant, ofOriginal('poptin_conversion_', 'c1'))).toBe(false);
    const history = showHistoryText({ lastShownAtMs: NOW - 2 * DAY, lastShownInVisit: 1 });
    expect(isShown(variant, ofOriginal('poptin_d_a_x_v_', history))).toBe(false);
  });

  it('an embedded form is offered only if all rules of its popup hold', () => {
    const embedded = (settings: Partial<PopupSettings>): LiveSite => {
      const site = aLiveSite(settings);
      return { ...site, popups: site.popups.map((popup) => ({ ...popup, type: 'embedded' })) };
    };
    const slot = { embeddedIds: ['abcdefghijk01'] };
    expect(isShown(embedded({}), aDisplayRequest(slot))).toBe(true);
    const elsewhere: PopupSettings['audience'] = {
      groups: [[{ kind: 'country', operator: 'in', values: ['US'] }]],
    };
    expect(isShown(embedded({ audience: elsewhere }), aDisplayRequest(slot))).toBe(false);
    expect(
      isShown(
        embedded({ stopForConverted: true }),
        aDisplayRequest({ ...slot, ...cookie('poptin_conversion_', 'c1') }),
      ),
    ).toBe(false);
    // The only arm has weight 0, so all visitors are in the holdout.
    const heldOut = { parentId: 'test1', name: 'A', weight: 0, holdoutWeight: 100 };
    expect(
      isShown(embedded({ abTest: heldOut }), aDisplayRequest({ ...slot, visitorId: 'visitor1' })),
    ).toBe(false);
  });

  it('a preview is offered whatever the audience rules say, and off its schedule only to the owner', () => {
    const previewPopupId = 'abcdefghijk01';
    const audience = {
      groups: [[{ kind: 'country' as const, operator: 'in' as const, values: ['US'] }]],
    };
    expect(isShown(aLiveSite({ audience }), aDisplayRequest({ previewPopupId }))).toBe(true);
    const later = aLiveSite({ schedule: { from: '2030-01-01' } });
    expect(isShown(later, aDisplayRequest({ previewPopupId }))).toBe(false);
    expect(isShown(later, aDisplayRequest({ previewPopupId, isOwner: true }))).toBe(true);
  });
});

it('the trace names each rule with the value that it read, and has the same result as the decision', () => {
  const site = aLiveSite({
    audience: { groups: [[{ kind: 'country', operator: 'in', values: ['US'] }]] },
  });
  const [trace] = tracePopups(site, aDisplayRequest(shown(1)));
  expect(trace?.isOffered).toBe(false);
  expect(trace?.lines.map(({ rule, passes }) => [rule, passes])).toEqual([
    ['schedule', true],
    ['country', false],
    ['frequency', false],
    ['converted', true],
  ]);
  expect(trace?.lines[1]).toMatchObject({ wanted: 'is one of US', seen: 'IL', group: 0 });
});

describe('reading a display call', () => {
  it('a display call may have cookies as a map or as the browser prints them', () => {
    expect(parseDisplayRequest({ cookies: '{"a":"1","b":2}' }, CALLER, NOW).cookies).toEqual(
      new Map([['a', '1']]),
    );
    expect(
      parseDisplayRequest({ cookies: 'a=1; b=x=y; c=10%3A30%7C7; d=50%' }, CALLER, NOW).cookies,
    ).toEqual(
      new Map([
        ['a', '1'],
        ['b', 'x=y'],
        ['c', '10:30|7'],
        ['d', '50%'],
      ]),
    );
  });

  it('a display call contains the products and variants in the cart', () => {
    const { facts } = parseDisplayRequest(
      { cart_products_org_ids_list: '["7",8]', cart_products_ids_list: '[71,null,{}]' },
      CALLER,
      NOW,
    );
    expect(facts.cartProductIds).toEqual(['7', '8', '71']);
  });

  it('parts of a display call that cannot be read are ignored', () => {
    const { facts } = parseDisplayRequest(
      { triggers: '{"visits":', previous_visited_pages: '{}', cart_total_price: 'many' },
      CALLER,
      NOW,
    );
    expect(facts).toMatchObject({
      visits: 1,
      pagesThisVisit: 1,
      visitedPages: [],
      cartValue: 0,
      languages: ['he-IL', 'he'],
    });
  });
});
