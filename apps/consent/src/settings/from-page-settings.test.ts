import { expect, it } from 'vitest';
import { fromBannerSettings } from './from-banner-settings.ts';
import { fromBlockRules } from './from-block-rules.ts';
import { fromNoticeSettings } from './from-notice-settings.ts';
import { fromPageSettings } from './from-page-settings.ts';
import type { RawSettings } from './raw-values.ts';

const all = (raw: RawSettings) => ({
  ...fromPageSettings(raw),
  ...fromBannerSettings(raw),
  ...fromNoticeSettings(raw),
});

it('settings of a page mean the same as texts of WordPress and as values of their own type', () => {
  const printed = all({
    store_consent: '1',
    do_not_track_enabled: '',
    cookie_expiry: '30',
    dismiss_timeout: '10000',
    soft_cookiewall: '1',
    set_cookies: [],
    categories: [],
    current_policy_id: '34',
  });
  const real = all({
    store_consent: true,
    do_not_track_enabled: false,
    cookie_expiry: 30,
    dismiss_timeout: 10_000,
    soft_cookiewall: true,
    set_cookies: {},
    categories: {},
    current_policy_id: 34,
  });
  expect(printed).toEqual(real);
  expect(real).toMatchObject({ tracks: true, honoursSignals: false, cookieLifeDays: 30 });
  expect(real).toMatchObject({ dismissAfterMs: 10_000, hasSoftWall: true });
});

it('settings of a page have a default for whatever is missing or of another type', () => {
  expect(all({})).toMatchObject({
    cookiePrefix: 'cmplz_',
    cookieLifeDays: 365,
    cookiePath: '/',
    consentType: 'optin',
    region: 'eu',
    honoursSignals: true,
    dismissAfterMs: 0,
  });
  const malformed = {
    page_links: 'none',
    categories: 7,
    set_cookies: { a: 'b' },
    cookie_expiry: -1,
  };
  expect(all(malformed)).toMatchObject({
    pageLinks: [],
    categoryWords: new Map(),
    integrationCookies: [],
    cookieLifeDays: 365,
  });
});

it('settings of a page leave out rules that would block everything, or nothing', () => {
  expect(fromBlockRules('none')).toEqual([]);
  expect(fromBlockRules([{ patterns: 'x' }, null, { patterns: [''] }])).toEqual([]);
  expect(fromBlockRules([{ patterns: ['ads.test', 7] }])).toEqual([
    { service: 'general', category: 'marketing', patterns: ['ads.test'] },
  ]);
});
