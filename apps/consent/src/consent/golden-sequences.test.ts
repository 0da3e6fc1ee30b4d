import { describe, expect, it } from 'vitest';
import { SIGNAL, Visit } from './testing/a-visit.ts';

/** What scripts of other makers count on: docs/behaviour/consent.md#start and #actions. */

const DENIED = {
  choices: { marketing: 'deny', statistics: 'deny', preferences: 'deny', functional: 'allow' },
  policyId: '33',
  bannerStatus: 'dismissed',
} as const;

describe('a first page where consent is asked for', () => {
  const visit = new Visit().start();

  it('tells the page in the known order and asks', () => {
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

  it('writes nothing and calls nobody', () => {
    expect(visit.written).toEqual([]);
    expect(visit.sent).toEqual([]);
  });
});

describe('accepting all', () => {
  const visit = new Visit().start().act({ type: 'accept' });

  it('activates, writes and tells each category, highest first', () => {
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

  it('writes its cookies in the known order and tells the server once', () => {
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

  it('puts the banner away first, and reloads nothing as nothing ran', () => {
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

describe('saving without marketing after accepting all', () => {
  it('withdraws marketing alone and loads the page again after half a second', () => {
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
});

describe('closing', () => {
  it('is no answer: only the banner is remembered', () => {
    const visit = new Visit().start().act({ type: 'close' });
    expect(visit.log).toEqual(['banner_status dismissed']);
    expect(visit.written).toEqual(['banner-status']);
    expect(visit.sent).toEqual([]);
  });
});

describe('a first page where consent is assumed until refused', () => {
  const visit = new Visit({ consentType: 'optout', region: 'us' }).start();

  it('activates statistics and marketing before anything else, and asks', () => {
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

  it('accepts all without a banner, and says once that nobody was warned', () => {
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

  it('sends nothing more, and no choice, from later pages', () => {
    const later = new Visit({ consentType: 'other' }, visit.stored).start();
    expect(later.act({ type: 'leave' }).sent).toEqual([]);
    expect(later.stored.policyId).toBe('');
  });

  it('leaves an answer that was given elsewhere alone', () => {
    const later = new Visit({ consentType: 'other' }, { ...DENIED, policyId: '34' }).start();
    expect(later.written).not.toContain('marketing');
  });
});

describe('a browser that says it wants privacy', () => {
  it('is not asked, and the server is told once', () => {
    const visit = new Visit({ visitor: SIGNAL }).start();
    expect(visit.log.filter((line) => line.startsWith('track_status'))).toEqual([
      'track_status do_not_track',
      'track_status do_not_track',
    ]);
    expect(visit.sent.map((body) => body.consented_categories)).toEqual([['do_not_track']]);
    expect(visit.log.some((line) => line.startsWith('banner_status'))).toBe(false);
    expect(visit.has('say-signal')).toBe(true);
  });
});

describe('the button of a notice for one service', () => {
  const visit = new Visit().start(['youtube']);
  visit.act({ type: 'choose-service', service: 'youtube', isAllowed: true, dismisses: false });

  it('activates what belongs to no service, then the service, and leaves the banner', () => {
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

  it('refuses all again and asks again', () => {
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
