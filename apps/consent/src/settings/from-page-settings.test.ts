import { describe, expect, it } from 'vitest';
import { fromPageSettings } from './from-page-settings.ts';

describe('settings of a page', () => {
  it('mean the same as texts of WordPress and as values of their own kind', () => {
    const printed = fromPageSettings({
      store_consent: '1',
      do_not_track_enabled: '',
      cookie_expiry: '30',
      dismiss_timeout: '10000',
      set_cookies: [],
      categories: [],
      current_policy_id: '34',
    });
    const real = fromPageSettings({
      store_consent: true,
      do_not_track_enabled: false,
      cookie_expiry: 30,
      dismiss_timeout: 10_000,
      set_cookies: {},
      categories: {},
      current_policy_id: 34,
    });
    expect(printed).toEqual(real);
    expect(real).toMatchObject({ tracks: true, honoursSignals: false, cookieLifeDays: 30 });
  });

  it('have a default for whatever is missing or of another shape', () => {
    expect(fromPageSettings({})).toMatchObject({
      cookiePrefix: 'cmplz_',
      cookieLifeDays: 365,
      cookiePath: '/',
      consentType: 'optin',
      region: 'eu',
      honoursSignals: true,
      dismissAfterMs: 0,
    });
    const spoilt = {
      page_links: 'none',
      categories: 7,
      beckon_block: [{ patterns: 'x' }, null, { patterns: [''] }],
      set_cookies: { a: 'b' },
      cookie_expiry: -1,
    };
    expect(fromPageSettings(spoilt)).toMatchObject({
      pageLinks: {},
      blockRules: [],
      integrationCookies: {},
      cookieLifeDays: 365,
    });
  });
});
