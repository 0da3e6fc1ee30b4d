import type { AudienceRule } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { decidePopups, OFFERED } from '../modules/display/decide/decide-popups.ts';
import { parseDisplayRequest } from '../modules/display/request/parse-display-request.ts';
import { packPopups, unpackSite } from '../store/packed-popups.ts';
import type { LivePopup, LiveSite, PackedSite } from '../store/store.ts';
import { aLiveSite } from '../testing/a-live-site.ts';
import { KeptSite } from './kept-site.ts';
import { createPopupCommons } from './popup-commons.ts';

const aRule = (kind: AudienceRule['kind'], ...values: string[]): AudienceRule => ({
  kind,
  operator: 'in',
  values,
});

/** A popup for Germans on the page, and for all visitors from the country. */
function aPopup(id: string, page: string, country: string): LivePopup {
  const groups = [[aRule('country', 'DE'), aRule('page-url', page)], [aRule('country', country)]];
  const [popup] = aLiveSite({ audience: { groups } }).popups;
  if (popup === undefined) throw new Error('a site without popups');
  return { ...popup, id };
}

const popups = [
  aPopup('popup00000001', '/sale', 'IL'),
  aPopup('popup00000002', '/home', 'IL'),
  aPopup('popup00000003', '/home', 'FR'),
];

function packed(): PackedSite {
  const { site, account, destinations, holdouts } = aLiveSite({});
  const { settings, ...rest } = site;
  const content = { popups, destinations, holdouts };
  return { site: rest, settings: JSON.stringify(settings), account, packed: packPopups(content) };
}

const visitors: readonly [country: string, page: string, offered: readonly number[]][] = [
  ['DE', '/sale', [1]],
  ['DE', '/home', [2, 3]],
  ['IL', '/other', [1, 2]],
  ['FR', '/other', [3]],
  ['US', '/sale', []],
];

it.each(visitors)(
  'a kept site offers a visitor from %s on %s the popups whose values match, although their rules are alike',
  (...visitor) => {
    const [countryCode, page, offered] = visitor;
    const caller = { userAgent: '', acceptLanguage: '', ipAddress: '203.0.113.7', countryCode };
    const url = `https://shop.example${page}`;
    const call = parseDisplayRequest({ poptin_viewed_url: url }, caller, 0);
    const [kept, busy] = [0, 1].map(() => new KeptSite(packed(), createPopupCommons()));
    busy?.setBusy(true);
    for (const site of [kept, kept, busy, busy, unpackSite(packed())]) {
      if (site === undefined) continue;
      const decision = decidePopups(site, call);
      expect(decision.offered.map(({ id }) => Number(id.slice(-1)))).toEqual(offered);
      const lost = decision.reasons.filter((reason) => reason !== OFFERED);
      expect(lost).toHaveLength(popups.length - offered.length);
    }
  },
);

it('a kept site keeps rules without values, and rules with odd values, unchanged', () => {
  const rules = [aRule('page-title'), aRule('page-title', 'a\tb', 'c\nd'), aRule('country', 'IL')];
  const odd = popups.map((popup) => {
    const settings = { ...popup.published.settings, audience: { groups: [rules] } };
    return { ...popup, published: { ...popup.published, settings } };
  });
  const content = { ...aLiveSite({}), popups: odd };
  const site = new KeptSite({ ...packed(), packed: packPopups(content) }, createPopupCommons());
  expect(site.popups).toMatchObject(odd);
  expect(site.popupIds()).toEqual(odd.map(({ id }) => id));
});

it('a kept site keeps the values of each popup separate, whether it is in a test or not', () => {
  const abTest = { name: 'B', weight: 50, parentId: 'test1' };
  const [first, second, third] = popups;
  if (!first || !second || !third) throw new Error('too few popups');
  const settings = { ...second.published.settings, abTest };
  const inTest = {
    ...second,
    isActive: false,
    testArms: [abTest],
    published: { ...second.published, name: 'Second', revision: 7, at: 9, settings },
  };
  const content = { ...aLiveSite({}), popups: [first, inTest, third] };
  const site = new KeptSite({ ...packed(), packed: packPopups(content) }, createPopupCommons());
  expect(site.candidates.map((candidate) => candidate.settings.abTest)).toEqual([
    undefined,
    abTest,
    undefined,
  ]);
  for (const isBusy of [false, true]) {
    site.setBusy(isBusy);
    expect(site.popupById(second.id)).toMatchObject(inTest);
    expect(site.popups).toMatchObject([first, inTest, third]);
    expect(site.popupById('popup00000009')).toBeUndefined();
  }
});

it('a kept site offers popups as they were published, except for the values of audience rules', () => {
  const withoutValues = ({ published, common: _common, ...popup }: LivePopup) => {
    const { audience: _audience, ...settings } = published.settings;
    return { ...popup, published: { ...published, settings } };
  };
  const caller = { userAgent: '', acceptLanguage: '', ipAddress: '203.0.113.7', countryCode: 'IL' };
  const call = parseDisplayRequest({ poptin_viewed_url: 'https://shop.example/' }, caller, 0);
  const offersOf = (site: LiveSite) => decidePopups(site, call).offered.map(withoutValues);
  const offers = offersOf(new KeptSite(packed(), createPopupCommons()));
  expect(offers).toHaveLength(2);
  expect(offers).toEqual(offersOf(unpackSite(packed())));
});
