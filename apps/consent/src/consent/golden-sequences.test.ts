import { describe, expect, it } from 'vitest';
import { SIGNAL, Visit } from './testing/a-visit.ts';

/** Scripts of other makers rely on this order: docs/behaviour/consent.md#start and #actions. */

const DENIED = {
  choices: { marketing: 'deny', statistics: 'deny', preferences: 'deny', functional: 'allow' },
  policyId: '33',
  bannerStatus: 'dismissed',
} as const;

describe('a first page where consent is asked for', () => {
  const visit = new Visit().start();

  it('a first page that asks for consent announces its state in the known order and asks', () => {
    expect(visit.log).toEqual([
      'wp_consent_type_defined',
      'before_cookiebanner',
      'before_categories_consent',
      'before_category functional',
      'cookie_banner_data',
      'set_category_as_bodyclass',
      'fire_categories functional',
      'banner_status show',
      'cookie_warning_loaded eu',
    ]);
    expect(visit.details('before_categories_consent')).toEqual([
      { categories: ['functional'], region: 'eu' },
    ]);
  });

  it('a first page that asks for consent writes nothing and calls no server', () => {
    expect(visit.written).toEqual([]);
    expect(visit.sent).toEqual([]);
  });
});

describe('accepting all', () => {
  const visit = new Visit().start().act({ type: 'accept' });

  it('accepting all activates, writes and announces each category, highest first', () => {
    expect(visit.log).toEqual([
      'before_categories_consent',
      'before_category marketing',
      'enable_category marketing do_not_match',
      'status_change marketing allow',
      'before_category statistics',
      'enable_category statistics do_not_match',
      'status_change statistics allow',
      'before_category preferences',
      'enable_category preferences do_not_match',
      'status_change preferences allow',
      'before_category functional',
      'status_change functional allow',
      'banner_status dismissed',
      'fire_categories marketing',
      'track_status false',
      'set_category_as_bodyclass',
    ]);
    expect(visit.details('before_categories_consent')).toEqual([
      { categories: ['marketing', 'statistics', 'preferences', 'functional'], region: 'eu' },
    ]);
  });

  it('accepting all writes its cookies in the known order and reports to the server once', () => {
    expect([...new Set(visit.written)]).toEqual([
      'consented_services',
      'policy_id',
      'marketing',
      'statistics',
      'preferences',
      'functional',
      'banner-status',
      'saved_categories',
      'saved_services',
    ]);
    expect(visit.sent).toEqual([
      {
        consented_categories: ['marketing', 'statistics', 'preferences', 'functional'],
        consented_services: {},
      },
    ]);
  });
});

describe('refusing all', () => {
  const visit = new Visit().start().act({ type: 'deny' });

  it('refusing all closes the banner first, and reloads nothing because nothing ran', () => {
    expect(visit.log).toEqual([
      'banner_status dismissed',
      'status_change marketing deny',
      'status_change statistics deny',
      'status_change preferences deny',
      'before_category functional',
      'status_change functional allow',
      'fire_categories functional',
      'track_status false',
      'set_category_as_bodyclass',
      'revoke false',
    ]);
    expect(visit.has('reload')).toBe(false);
    expect(visit.sent.map((body) => body.consented_categories)).toEqual([['functional']]);
  });
});

it('saving without marketing after accepting all withdraws only marketing and loads the page again after half a second', () => {
  const visit = new Visit().start().act({ type: 'accept' });
  visit.act({ type: 'save', chosen: ['statistics', 'preferences'] });
  expect(visit.log).toEqual([
    'before_categories_consent',
    'status_change marketing deny',
    'banner_status dismissed',
    'fire_categories statistics',
    'track_status false',
    'set_category_as_bodyclass',
  ]);
  expect(visit.steps.filter((step) => step.do === 'reload')).toEqual([
    { do: 'reload', afterMs: 500 },
  ]);
});

it('closing the banner is no answer: only the closing is remembered', () => {
  const visit = new Visit().start().act({ type: 'close' });
  expect(visit.log).toEqual(['banner_status dismissed']);
  expect(visit.written).toEqual(['banner-status']);
  expect(visit.sent).toEqual([]);
});

describe('a first page where consent is assumed until refused', () => {
  const visit = new Visit({ consentType: 'optout', region: 'us' }).start();

  it('a first page that assumes consent until it is refused activates statistics and marketing before anything else, and asks', () => {
    expect(visit.log.slice(0, 7)).toEqual([
      'before_category statistics',
      'enable_category statistics do_not_match',
      'before_category marketing',
      'enable_category marketing do_not_match',
      'wp_consent_type_defined',
      'before_cookiebanner',
      'before_categories_consent',
    ]);
    expect(visit.details('before_categories_consent')).toEqual([
      { categories: ['marketing', 'statistics', 'preferences', 'functional'], region: 'us' },
    ]);
    expect(visit.log).toContain('banner_status show');
    expect(visit.written).toEqual([]);
  });
});

describe('a first page in a region without such a law', () => {
  const visit = new Visit({ consentType: 'other', region: 'other' }).start();

  it('a first page in a region without such a law accepts all without a banner, and records once that nobody was warned', () => {
    expect(visit.log.filter((line) => line.startsWith('track_status'))).toEqual([
      'track_status no_warning',
    ]);
    expect(visit.has('show-banner')).toBe(false);
    expect(visit.stored.choices).toEqual({
      marketing: 'allow',
      statistics: 'allow',
      preferences: 'allow',
      functional: 'allow',
    });
    expect(visit.sent.map((body) => body.consented_categories)).toEqual([['no_warning']]);
  });

  it('later pages in a region without such a law send nothing more, and no choice', () => {
    const later = new Visit({ consentType: 'other' }, visit.stored).start();
    expect(later.act({ type: 'leave' }).sent).toEqual([]);
    expect(later.stored.policyId).toBe('');
  });

  it('a region without such a law does not change an answer that was given elsewhere', () => {
    const later = new Visit({ consentType: 'other' }, { ...DENIED, policyId: '34' }).start();
    expect(later.written).not.toContain('marketing');
  });
});

describe('a browser that says it wants privacy', () => {
  it('a browser that asks for privacy is not asked, and the server is informed once', () => {
    const visit = new Visit({ visitor: SIGNAL }).start();
    expect(visit.log.filter((line) => line.startsWith('track_status'))).toEqual([
      'track_status do_not_track',
      'track_status do_not_track',
    ]);
    expect(visit.sent.map((body) => body.consented_categories)).toEqual([['do_not_track']]);
    expect(visit.log.some((line) => line.startsWith('banner_status'))).toBe(false);
    expect(visit.has('say-signal')).toBe(true);
  });

  it('a browser that asks for privacy gets the tab as soon as the visitor allows a service', () => {
    const visit = new Visit({ visitor: SIGNAL }).start(['youtube']);
    expect(visit.has('apply-banner')).toBe(false);
    visit.act({ type: 'choose-service', service: 'youtube', isAllowed: true, dismisses: false });
    expect(visit.has('apply-banner')).toBe(true);
  });
});

describe('the button of a notice for one service', () => {
  const visit = new Visit().start(['youtube']);
  visit.act({ type: 'choose-service', service: 'youtube', isAllowed: true, dismisses: false });

  it('the button of a notice for one service activates what belongs to no service, then the service, and leaves the banner open', () => {
    expect(visit.log).toEqual([
      'status_change_service youtube true',
      'before_category ',
      'enable_category do_not_match general',
      'before_category ',
      'enable_category do_not_match youtube',
      'fire_categories functional',
      'track_status false',
      'set_category_as_bodyclass',
    ]);
    expect(visit.sent.map((body) => body.consented_services)).toEqual([{ youtube: true }]);
    expect(visit.state.phase).toBe('asking');
  });
});

describe('a new policy after everything was refused', () => {
  const visit = new Visit({}, DENIED).start();

  it('a new policy after everything was refused refuses all again and asks again', () => {
    expect(visit.log).toEqual([
      'wp_consent_type_defined',
      'before_cookiebanner',
      'before_categories_consent',
      'before_category functional',
      'fire_categories functional',
      'track_status false',
      'set_category_as_bodyclass',
      'revoke false',
      'banner_status show',
      'cookie_banner_data',
      'set_category_as_bodyclass',
      'fire_categories functional',
      'banner_status show',
      'cookie_warning_loaded eu',
    ]);
    expect(visit.stored).toMatchObject({ policyId: '', bannerStatus: 'show' });
  });
});
