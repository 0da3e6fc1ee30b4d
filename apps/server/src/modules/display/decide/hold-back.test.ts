import { expect, it } from 'vitest';
import type { LiveSite } from '../../../store/store.ts';
import { aLiveSite } from '../../../testing/a-live-site.ts';
import { decidePopups } from './decide-popups.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { tracePopups } from './trace-popups.ts';
import { parseDisplayRequest } from '../request/parse-display-request.ts';

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

/** The popup with two variants in a running test, as the store gives it. */
function testedSite(weights: Readonly<Record<string, number>>): LiveSite {
  const site = aLiveSite({});
  const [original] = site.popups;
  if (original === undefined) throw new Error('there is no popup');
  const testArms = Object.entries(weights).map(([name, weight]) => ({
    name,
    weight,
    parentId: 'test1',
  }));
  const popups = testArms.map((arm) => {
    const abTest = arm.name === 'A' ? arm : { ...arm, originalId: POPUP };
    const settings = { ...original.published.settings, abTest };
    const id = arm.name === 'A' ? POPUP : `variant-${arm.name}`;
    return { ...original, id, testArms, published: { ...original.published, settings } };
  });
  return { ...site, popups };
}

it("a popup's holdout holds back its share of the visitors of each design of an A/B test", () => {
  const weights = { A: 50, B: 30, C: 20 };
  const tested = testedSite(weights);
  const armOf = (site: LiveSite, id: string) =>
    decide(site, id).offered[0]?.published.settings.abTest?.name ?? 'none';
  const visitors = Array.from({ length: 8000 }, (_, at) => `visitor-${at}`);
  const arms = visitors.map((id) => armOf(held(POPUP, 20, tested), id));
  const shareOf = (arm: string) => arms.filter((one) => one === arm).length / visitors.length;
  expect(Math.abs(shareOf('none') - 0.2)).toBeLessThan(0.02);
  for (const [arm, weight] of Object.entries(weights))
    expect(Math.abs(shareOf(arm) - 0.8 * (weight / 100))).toBeLessThan(0.02);
  // Whoever is not held back keeps the design that they have without the holdout.
  const moved = visitors.filter((id, at) => arms[at] !== 'none' && arms[at] !== armOf(tested, id));
  expect(moved).toEqual([]);
  const groups = visitors.slice(0, 200).map((id) => decide(held(POPUP, 20, tested), id).groups);
  expect(groups.filter(({ length }) => length !== 1)).toEqual([]);
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
