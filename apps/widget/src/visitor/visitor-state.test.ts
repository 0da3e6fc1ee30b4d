import { describe, expect, it } from 'vitest';
import { createAttention } from './attention.ts';
import { createFiredTriggers } from './fired-triggers.ts';
import { createPopupMemories } from './popup-memories.ts';
import { openOrigins } from './referrer.ts';
import { openSiteSession } from './site-session.ts';
import { aBrowser } from './testing/a-browser.ts';
import { keepVisitOpen, openVisit } from './visit.ts';
import { visitPage } from './visited-pages.ts';

const MINUTE = 60_000;
const SHOP = 'https://shop.example';
const CLIENT = '0123456789abc';
const POPUP = {
  id: 'abcdefghijk01',
  frequency: { rule: 'display_once_a_day_1', scope: 'all' },
} as const;

it('a visit continues while pages follow within 30 minutes, and a new one begins after that', () => {
  const { cookies, clock } = aBrowser();
  expect(openVisit(cookies, clock)).toEqual({ number: 1, isReturning: false });
  clock.pass(29 * MINUTE);
  expect(openVisit(cookies, clock)).toEqual({ number: 1, isReturning: false });
  clock.pass(31 * MINUTE);
  expect(openVisit(cookies, clock)).toEqual({ number: 2, isReturning: true });
  expect(cookies.get('poptin_last_visit')).toBe('2026-11-01');
});

it('a visit stays open as long as a page is in use', () => {
  const { cookies, clock } = aBrowser();
  const stop = keepVisitOpen(cookies, clock, {
    ...openVisit(cookies, clock),
    wasActive: () => true,
  });
  clock.pass(120 * MINUTE);
  stop();
  expect(clock.pending()).toBe(0);
  expect(openVisit(cookies, clock).number).toBe(1);
});

describe('a tab that nobody uses', () => {
  it('an unused tab ends its visit after 30 minutes, and does not open it again', () => {
    const { cookies, clock } = aBrowser();
    let isUsed = false;
    keepVisitOpen(cookies, clock, { ...openVisit(cookies, clock), wasActive: () => isUsed });
    clock.pass(40 * MINUTE);
    isUsed = true;
    clock.pass(5 * MINUTE);
    expect(openVisit(cookies, clock).number).toBe(2);
    clock.pass(5 * MINUTE);
    expect(openVisit(cookies, clock).number).toBe(2);
  });
});

describe('where a visitor came from', () => {
  it('the source of a visitor is remembered over the pages of the site', () => {
    const { cookies, clock } = aBrowser();
    const first = openOrigins(cookies, clock, {
      url: `${SHOP}/`,
      documentReferrer: 'https://www.google.com/',
    });
    expect(first.origins).toEqual({
      referrer: 'https://www.google.com/',
      previousUrl: 'https://www.google.com/',
    });
    const next = openOrigins(cookies, clock, { url: `${SHOP}/a`, documentReferrer: `${SHOP}/` });
    expect(next.origins).toEqual({
      referrer: 'https://www.google.com/',
      previousUrl: `${SHOP}/`,
    });
    expect(cookies.get('poptin_referrer_protocol')).toBe('secure');
    expect(cookies.get('poptin_referrer')).toBe('www.google.com/');
  });

  it('the source of a visitor is forgotten about 2 minutes after the last page was closed, not while it is open', () => {
    const { cookies, clock } = aBrowser();
    const stop = openOrigins(cookies, clock, {
      url: `${SHOP}/`,
      documentReferrer: 'http://old.example/',
    }).keepFresh();
    clock.pass(10 * MINUTE);
    expect(cookies.get('poptin_referrer_protocol')).toBe('none');
    stop();
    clock.pass(2 * MINUTE + 1);
    const { origins } = openOrigins(cookies, clock, { url: `${SHOP}/b`, documentReferrer: '' });
    expect(origins.referrer).toBe('');
  });

  it('the source of a visitor is not stored if it is no web address', () => {
    const { cookies, clock } = aBrowser();
    openOrigins(cookies, clock, {
      url: 'file:///a.html',
      documentReferrer: 'android-app://com.mail',
    });
    expect(cookies.get('poptin_referrer')).toBeUndefined();
    expect(cookies.get('poptin_previous_url')).toBeUndefined();
  });
});

it('time on the site adds up over pages, and starts again after a minute away', () => {
  const { cookies, clock } = aBrowser();
  const stop = openSiteSession(cookies, clock, CLIENT).keepOpen();
  clock.pass(95_000);
  stop();
  clock.pass(30_000);
  expect(openSiteSession(cookies, clock, CLIENT)).toMatchObject({
    secondsBefore: 125,
  });
  clock.pass(61_000);
  expect(openSiteSession(cookies, clock, CLIENT)).toMatchObject({
    secondsBefore: 0,
  });
});

it.each(['{"set_at":', '{"set_at":null,"expiry_at":9e15}', '{"set_at":-1e999,"expiry_at":9e15}'])(
  'time on the site survives a cookie that is not its own: %s',
  (text) => {
    const { cookies, clock } = aBrowser();
    cookies.set({ name: `poptin_session_account_time_${CLIENT}`, lifeMs: MINUTE }, text);
    expect(openSiteSession(cookies, clock, CLIENT).secondsBefore).toBe(0);
  },
);

/** A tab whose pages are visited one after another. */
function aTab() {
  const { session, local, clock } = aBrowser();
  const visit = (path: string, ofVisit = 1) => {
    const pages = visitPage({ url: `${SHOP}${path}`, session, local, clock, visit: ofVisit });
    clock.pass(0);
    return pages;
  };
  return { visit, clock };
}

it('visited pages fill the four lists, each page once', () => {
  const { visit, clock } = aTab();
  visit('/');
  visit('/a');
  const third = visit('/');
  expect(third.previous).toEqual([`${SHOP}/a`]);
  expect(third.withTimes.map(({ url }) => url)).toEqual([`${SHOP}/a`, `${SHOP}/`]);
  expect(third.withTimes.at(-1)).toEqual({ url: `${SHOP}/`, atMs: clock.now() });
  expect(third.all).toEqual([`${SHOP}/`, `${SHOP}/a`]);
  expect(third.pagesThisVisit).toBe(3);
  expect(third.originLandingPage).toBe(`${SHOP}/`);
  const nextVisit = visit('/b', 2);
  expect(nextVisit).toMatchObject({
    previous: [],
    pagesThisVisit: 1,
    originLandingPage: `${SHOP}/b`,
  });
  expect(nextVisit.all).toContain(`${SHOP}/a`);
});

it('visited pages of an earlier visit do not count, also if the visit began in another tab', () => {
  const { visit } = aTab();
  visit('/');
  visit('/a');
  expect(visit('/a', 2)).toMatchObject({ previous: [], pagesThisVisit: 1, isRefreshed: false });
  expect(visit('/b', 2)).toMatchObject({
    previous: [`${SHOP}/a`],
    pagesThisVisit: 2,
    originLandingPage: `${SHOP}/a`,
  });
});

it('visited pages know a page that was loaded again', () => {
  const { visit } = aTab();
  expect(visit('/').isRefreshed).toBe(false);
  expect(visit('/').isRefreshed).toBe(true);
  expect(visit('/a').isRefreshed).toBe(false);
});

it('the list of visited pages is no longer than can be sent', () => {
  const { visit } = aTab();
  for (let page = 0; page < 80; page += 1) visit(`/${page}`);
  expect(visit('/last').withTimes).toHaveLength(50);
});

it('a visited page is stored after the script has started, not while it starts', () => {
  const { session, local, clock } = aBrowser();
  visitPage({ url: SHOP, session, local, clock, visit: 1 });
  expect(local.get('poptin_visited_pages')).toBeUndefined();
  clock.pass(0);
  expect(local.readJson('poptin_visited_pages')).toEqual([SHOP]);
});

describe('what is remembered of a popup', () => {
  it('all designs of an A/B test share what is remembered, also before and after the test', () => {
    const { cookies, local, clock } = aBrowser();
    const memories = createPopupMemories(cookies, local, clock);
    const abTest = { name: 'B', parentId: 'test1', originalId: POPUP.id };
    const variant = { ...POPUP, id: 'abcdefghijk02', abTest };
    memories.converted(POPUP, 'c-1');
    expect(memories.of(variant).hasConverted).toBe(true);
    memories.shown(variant, 3);
    memories.closed(variant, 'x_click');
    expect(memories.of(POPUP)).toMatchObject({
      history: { lastShownInVisit: 3 },
      wasClosed: true,
      wasClosedByX: true,
    });
  });

  it("a popup's memory says when it was shown, that it was closed, that it converted", () => {
    const { cookies, local, clock } = aBrowser();
    const memories = createPopupMemories(cookies, local, clock);
    expect(memories.of(POPUP)).toEqual({
      history: {},
      wasClosedByX: false,
      wasClosed: false,
      hasConverted: false,
    });
    memories.shown(POPUP, 3);
    memories.closed(POPUP, 'auto_close');
    expect(memories.of(POPUP)).toMatchObject({
      history: { lastShownAtMs: clock.now(), lastShownInVisit: 3 },
      wasClosed: true,
      wasClosedByX: false,
    });
    memories.closed(POPUP, 'x_click');
    memories.converted(POPUP, 'c-1');
    expect(memories.of(POPUP)).toMatchObject({ wasClosedByX: true, hasConverted: true });
    expect(cookies.get(`poptin_o_a_d_${POPUP.id}`)).toBe('1');
    clock.pass(24 * 60 * MINUTE + 1);
    expect(memories.of(POPUP)).toMatchObject({
      wasClosedByX: false,
      wasClosed: true,
      hasConverted: true,
    });
  });

  it('triggers that fire once a visit are remembered until the next visit in the same tab', () => {
    const { session } = aBrowser();
    const fired = createFiredTriggers(session, 1);
    fired.mark(POPUP.id, 'auto_pilot');
    fired.mark(POPUP.id, 'time');
    expect(fired.has(POPUP.id, 'auto_pilot')).toBe(true);
    expect(session.get(`apt_${POPUP.id}`)).toBe('1');
    expect(fired.has(POPUP.id, 'nth_page')).toBe(false);
    expect(fired.has(POPUP.id, 'time')).toBe(false);
    expect(createFiredTriggers(session, 2).has(POPUP.id, 'auto_pilot')).toBe(false);
  });
});

it('the attention budget is counted again in each visit, over all its tabs', () => {
  const { local } = aBrowser();
  createAttention(local, 1).spend('firstpopup001');
  createAttention(local, 1).spend('secondpopup01');
  expect(createAttention(local, 1).countOthers('thirdpopup001')).toBe(2);
  expect(createAttention(local, 2).countOthers('thirdpopup001')).toBe(0);
});

it('the attention budget counts popups, not their repeats', () => {
  const { local } = aBrowser();
  for (let page = 0; page < 5; page += 1) createAttention(local, 1).spend('everypage0001');
  expect(createAttention(local, 1).countOthers('everypage0001')).toBe(0);
  expect(createAttention(local, 1).countOthers('otherpopup001')).toBe(1);
});
