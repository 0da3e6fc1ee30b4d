import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category } from './category.ts';
import { hasCategoryConsent, hasServiceConsent, isServiceDenied } from './has-consent.ts';
import { NOTHING_STORED } from './stored-consent.ts';
import { OPTIN, SIGNAL, Visit } from './testing/a-visit.ts';

const ALLOWED = {
  choices: { marketing: 'allow', statistics: 'allow', preferences: 'allow', functional: 'allow' },
  policyId: '34',
  bannerStatus: 'dismissed',
} as const;
const DENIED_CHOICES = {
  marketing: 'deny',
  statistics: 'deny',
  preferences: 'deny',
  functional: 'allow',
} as const;

describe('whether a category may be used', () => {
  const has = (
    consentContext: Partial<typeof OPTIN>,
    category: Category = 'marketing',
    choices = {},
  ) =>
    hasCategoryConsent(category, { ...NOTHING_STORED, choices }, { ...OPTIN, ...consentContext });

  it('whether a category may be used depends on the answer, and without an answer on the mode', () => {
    expect(has({ consentType: 'optin' })).toBe(false);
    expect(has({ consentType: 'optout' })).toBe(true);
    expect(has({ consentType: 'other' })).toBe(true);
    expect(has({ consentType: 'never-heard-of' })).toBe(false);
    expect(has({ consentType: 'optout' }, 'marketing', { marketing: 'deny' })).toBe(false);
    expect(has({ consentType: 'optin' }, 'marketing', { marketing: 'allow' })).toBe(true);
    expect(has({}, 'functional')).toBe(true);
  });

  it('a category needs an explicit yes if the browser asks for privacy', () => {
    expect(has({ consentType: 'optout', visitor: SIGNAL })).toBe(false);
    expect(has({ visitor: SIGNAL }, 'marketing', { marketing: 'allow' })).toBe(true);
  });

  it('a category may always be used for crawlers', () => {
    const visitor = { ...OPTIN.visitor, isCrawler: true };
    expect(CATEGORIES.filter((category) => !has({ visitor }, category))).toEqual([]);
  });

  it('a service that has its own answer is decided by that answer', () => {
    const stored = { ...NOTHING_STORED, services: { youtube: true, maps: false } };
    expect(hasServiceConsent('youtube', 'marketing', stored, OPTIN)).toBe(true);
    expect(hasServiceConsent('vimeo', 'marketing', stored, OPTIN)).toBe(false);
    expect(hasServiceConsent('constructor', 'marketing', stored, OPTIN)).toBe(false);
    expect(isServiceDenied('maps', stored)).toBe(true);
    expect(isServiceDenied('vimeo', stored)).toBe(false);
  });
});

it.each(['marketing', 'statistics', 'preferences'] as const)(
  'withdrawing loads the page again if %s was active on it',
  (category) => {
    const visit = new Visit({}, ALLOWED).start();
    visit.act({ type: 'set-category', category, value: 'deny' });
    expect(visit.has('reload')).toBe(true);
  },
);

it('withdrawing loads the page again once, whatever is withdrawn', () => {
  const visit = new Visit({}, { ...ALLOWED, services: { maps: true } }).start();
  visit.act({ type: 'deny' });
  expect(visit.steps.filter((step) => step.do === 'reload')).toHaveLength(1);
  expect(visit.details('revoke')).toEqual([true]);
  expect(visit.act({ type: 'deny' }).has('reload')).toBe(false);
});

it('withdrawing loads the page again if consent was assumed', () => {
  const visit = new Visit({ consentType: 'optout' }).start().act({ type: 'deny' });
  expect(visit.has('reload')).toBe(true);
});

it('withdrawing leaves the reload to an add-on that does it', () => {
  const visit = new Visit({ staysAfterRefusal: true }, ALLOWED).start().act({ type: 'deny' });
  expect(visit.has('reload')).toBe(false);
  expect(visit.details('revoke')).toEqual([false]);
});

it('withdrawing reports to the server which service was turned off', () => {
  const visit = new Visit(
    {},
    {
      ...ALLOWED,
      services: { maps: true },
      savedServices: JSON.stringify({ maps: true }),
      savedCategories: JSON.stringify(CATEGORIES),
    },
  ).start();
  visit.act({ type: 'choose-service', service: 'maps', isAllowed: false, dismisses: true });
  expect(visit.sent.map((body) => body.consented_services)).toEqual([{ maps: false }]);
  expect(visit.has('reload')).toBe(true);
});

describe('a new policy', () => {
  it.each([
    ['optin', {}],
    ['optout', {}],
    ['optin', { maps: true }],
    ['optout', { maps: true }],
  ])('a new policy lets nothing of the old choices run: %s %o', (consentType, services) => {
    const visit = new Visit({ consentType }, { ...ALLOWED, policyId: '33', services });
    visit.start(['maps']);
    expect(visit.details('enable_category')).toEqual([]);
    expect(visit.has('activate-service')).toBe(false);
    expect(visit.stored).toMatchObject({ choices: DENIED_CHOICES, services: {} });
    expect(visit.stored).toMatchObject({ policyId: '', bannerStatus: 'show' });
    expect(visit.has('reload')).toBe(false);
  });

  it('a new policy clears the old cookies before it writes the new ones', () => {
    const visit = new Visit({}, { ...ALLOWED, policyId: '33' }).start();
    const kinds = visit.steps.map((step) => step.do);
    expect(kinds).toContain('clear-own-cookies');
    expect(kinds.indexOf('clear-own-cookies')).toBeLessThan(kinds.indexOf('cookie'));
  });

  it('a choice by the page’s own code before the page is parsed does not renew the other old choices', () => {
    const visit = new Visit({}, { ...ALLOWED, policyId: '33' });
    visit.act({ type: 'set-category', category: 'preferences', value: 'allow' }).start();
    expect(visit.stored.choices).toEqual({ ...DENIED_CHOICES, preferences: 'allow' });
  });

  it('a policy is not new if no id is stored, or the same number', () => {
    expect(new Visit({}, { policyId: '' }).start().has('clear-own-cookies')).toBe(false);
    expect(new Visit({}, { ...ALLOWED, policyId: '034' }).start().has('clear-own-cookies')).toBe(
      false,
    );
  });
});

it('records are kept only if the site wants them, and never for crawlers and speed tools', () => {
  const after = (consentContext: Partial<typeof OPTIN>) =>
    new Visit(consentContext).start().act({ type: 'accept' }).sent.length;
  const { visitor } = OPTIN;
  expect(after({})).toBe(1);
  expect(after({ tracks: false })).toBe(0);
  expect(after({ visitor: { ...visitor, isCrawler: true } })).toBe(0);
  expect(after({ visitor: { ...visitor, isSpeedTool: true } })).toBe(0);
});

it('records are sent again only if something changed', () => {
  const visit = new Visit().start().act({ type: 'accept' });
  expect(visit.act({ type: 'accept' }).sent).toEqual([]);
  expect(visit.act({ type: 'deny' }).sent).toHaveLength(1);
});

it('records include a refusal also after a page that was left without an answer', () => {
  const first = new Visit().start().act({ type: 'leave' });
  const second = new Visit({}, first.stored).start().act({ type: 'deny' });
  expect(second.sent.map((body) => body.consented_categories)).toEqual([['functional']]);
  expect(second.act({ type: 'leave' }).sent).toEqual([]);
});

it('records include a visitor who leaves without an answer, once', () => {
  const visit = new Visit().start().act({ type: 'leave' });
  expect(visit.sent.map((body) => body.consented_categories)).toEqual([['functional']]);
  expect(visit.act({ type: 'leave' }).sent).toEqual([]);
});

const YES = {
  type: 'choose-service',
  service: 'maps',
  isAllowed: true,
  dismisses: false,
} as const;

it('a yes to one service is a choice under this policy, which a new policy deletes', () => {
  const visit = new Visit().start().act(YES);
  expect(visit.stored).toMatchObject({ policyId: '34', services: { maps: true } });
  const next = new Visit({ policyId: '35' }, visit.stored).start(['maps']);
  expect(next.has('activate-service')).toBe(false);
  expect(next.stored.services).toEqual({});
});

it('a yes to one service does not answer for everything else, but remains if nobody is asked', () => {
  const visit = new Visit().start().act({ ...YES, isAllowed: false });
  const next = new Visit({ consentType: 'other' }, visit.stored).start();
  expect(next.stored.services).toEqual({ maps: false });
});

it('the banner closes by itself only while it is shown', () => {
  const visit = new Visit({ consentType: 'optout' }).start();
  expect(visit.act({ type: 'auto-dismiss' }).log).toContain('banner_status dismissed');
  expect(visit.act({ type: 'auto-dismiss' }).log).toEqual([]);
  // The visitor has not agreed to anything.
  expect(visit.stored).toMatchObject({ choices: {}, policyId: '' });
});

it('the banner does not show, and no cookie is written, if the page has its own controls', () => {
  const visit = new Visit();
  visit.act({ type: 'start', pageServices: [] });
  visit.act({ type: 'banner-ready', hasBanner: true, opens: false });
  expect(visit.log).toEqual(['banner_status dismissed', 'cookie_warning_loaded eu']);
  expect(visit.stored.bannerStatus).toBeUndefined();
});

it('the banner is announced as loaded even if there is none', () => {
  const visit = new Visit();
  visit.act({ type: 'start', pageServices: [] });
  visit.act({ type: 'banner-ready', hasBanner: false, opens: true });
  expect(visit.log).toEqual(['cookie_warning_loaded eu']);
});

it('the panel changes one category in one round', () => {
  const visit = new Visit({}, ALLOWED).start();
  visit.act({ type: 'change-panel', chosen: ['marketing', 'statistics'] });
  expect(visit.details('status_change')).toMatchObject([
    { category: 'preferences', value: 'deny' },
  ]);
  expect(visit.details('fire_categories')).toHaveLength(1);
  expect(visit.sent).toHaveLength(1);
});

describe('two tabs', () => {
  it('a tab follows a yes in another tab without announcing it again', () => {
    const visit = new Visit().start();
    visit.act({ type: 'look-again', stored: { ...visit.stored, ...ALLOWED } });
    expect(visit.log).toContain('enable_category marketing do_not_match');
    expect(visit.log).toContain('banner_status dismissed');
    expect(visit.sent).toEqual([]);
    expect(visit.written).toEqual([]);
  });

  it('a tab loads its page again if the other tab withdrew what runs here', () => {
    const visit = new Visit({}, ALLOWED).start();
    visit.act({ type: 'look-again', stored: { ...visit.stored, choices: DENIED_CHOICES } });
    expect(visit.has('reload')).toBe(true);
  });

  it('a tab loads its page again if the other tab refused one service of a category that runs here', () => {
    const visit = new Visit({}, ALLOWED).start();
    const services = { youtube: false };
    visit.act({ type: 'look-again', stored: { ...visit.stored, services } });
    expect(visit.has('reload')).toBe(true);
  });

  it('a tab where nothing runs does not load its page again after a refusal', () => {
    const visit = new Visit({}, { ...ALLOWED, choices: DENIED_CHOICES }).start();
    const services = { youtube: false };
    visit.act({ type: 'look-again', stored: { ...visit.stored, services } });
    expect(visit.has('reload')).toBe(false);
  });

  it('a tab does nothing if nothing has changed', () => {
    const visit = new Visit({}, ALLOWED).start();
    expect(visit.act({ type: 'look-again', stored: visit.stored }).log).toEqual([]);
  });
});

describe('statistics without a name', () => {
  it('anonymous statistics are allowed without asking if the law permits it, but not against a privacy signal', () => {
    const stored = (consentContext: object) =>
      new Visit({ forcesStatistics: true, ...consentContext }).start().stored.choices;
    expect(stored({})).toEqual({ statistics: 'allow' });
    expect(stored({ visitor: SIGNAL })).toEqual({});
    expect(stored({ consentType: 'optout' })).toEqual({});
  });
});
