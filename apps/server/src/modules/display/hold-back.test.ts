import { expect, it } from 'vitest';
import type { LiveSite } from '../../store/store.ts';
import { aLiveSite } from '../../testing/a-live-site.ts';
import { decidePopups } from './decide-popups.ts';
import type { ParsedDisplayRequest } from './parsed-display-request.ts';
import { tracePopups } from './trace-popups.ts';
import { parseDisplayRequest } from './parse-display-request.ts';

const POPUP = 'abcdefghijk01';
const caller = { userAgent: '', acceptLanguage: 'en', ipAddress: '', countryCode: 'IL' };
const aCall = (visitorId: string, body: object = {}): ParsedDisplayRequest =>
  parseDisplayRequest({ cookies: `poptin_user_id=${visitorId}`, ...body }, caller, 0);
const held = (popupId: string | undefined, share: number, site = aLiveSite({})): LiveSite => ({
  ...site,
  holdouts: [...site.holdouts, { id: `h-${popupId ?? 'site'}`, popupId, share }],
});
const VISITORS = Array.from({ length: 2000 }, (_, at) => `visitor-${at}`);
const decide = (site: LiveSite, visitorId = 'visitor-1', body: object = {}) =>
  decidePopups(site, aCall(visitorId, body));

it('a holdout holds back its share of visitors, always the same, and counts both groups alike', () => {
  const site = held(undefined, 10);
  const decisions = VISITORS.map((id) => decide(site, id));
  const heldBack = decisions.filter(({ offered }) => offered.length === 0);
  expect(heldBack.length).toBeGreaterThan(150);
  expect(heldBack.length).toBeLessThan(250);
  expect(decisions.filter(({ groups }) => groups.length !== 1)).toEqual([]);
  expect(heldBack[0]?.reasons).toEqual(['holdout']);
  expect(VISITORS.map((id) => decide(site, id))).toEqual(decisions);
});

it('a holdout with another id draws the group again', () => {
  const offers = (site: LiveSite) => VISITORS.map((id) => decide(site, id).offered.length);
  const [first] = held(undefined, 50).holdouts;
  const again = { ...aLiveSite({}), holdouts: first ? [{ ...first, id: 'another' }] : [] };
  expect(offers(again)).not.toEqual(offers(held(undefined, 50)));
});

it('a holdout does not count visitors if a rule stops the popup anyway', () => {
  const audience = { groups: [[{ kind: 'country', operator: 'in', values: ['US'] }]] };
  const { groups, reasons } = decide(held(undefined, 100, aLiveSite({ audience })));
  expect([groups, reasons]).toEqual([[], ['country']]);
});

it("a popup's holdout counts only visitors that the site’s holdout does not hold back", () => {
  const both = (siteShare: number) => held(POPUP, 100, held(undefined, siteShare));
  expect(decide(both(100)).groups).toMatchObject([{ isOfSite: true, isHeld: true }]);
  expect(decide(both(0)).groups).toMatchObject([
    { isOfSite: true, isHeld: false },
    { isOfSite: false, isHeld: true },
  ]);
  expect(decide(held('another-popup', 100)).offered).toHaveLength(1);
});

it('a holdout does not affect popups that visitors open themselves, owners, and visitors without a visitor id', () => {
  const spared = (site: LiveSite, visitorId?: string, body?: object) => {
    const { offered, groups } = decide(site, visitorId, body);
    return offered.length === 1 && groups.length === 0;
  };
  const everybody = held(undefined, 100);
  expect(spared(held(undefined, 100, aLiveSite({ triggers: { clickOnly: true } })))).toBe(true);
  expect(spared(everybody, '')).toBe(true);
  expect(spared(everybody, 'visitor-1', { cancel_visitor_count: '1' })).toBe(true);
  expect(spared(everybody, 'visitor-1', { preview_poptin_id: POPUP })).toBe(true);
  expect(spared(everybody)).toBe(false);
});

it('a holdout appears in the decision trace', () => {
  expect(tracePopups(held(undefined, 100), aCall('visitor-1'))[0]).toMatchObject({
    isOffered: false,
    lines: expect.arrayContaining([
      expect.objectContaining({ rule: 'holdout of the site', seen: 'held back', passes: false }),
    ]),
  });
});
