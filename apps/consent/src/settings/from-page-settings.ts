import { entriesOf, isOn, number, type RawSettings, text, valueIn } from './raw-values.ts';
import type { Settings } from './settings.ts';

const DAYS_OF_A_YEAR = 365;

/**
 * Reads the settings of the page or the server. Missing values, and values of another type, get a
 * default.
 */
export function fromPageSettings(raw: RawSettings): Settings {
  return {
    cookiePrefix: text(raw['prefix'], 'cmplz_'),
    cookieLifeDays: number(raw['cookie_expiry'], DAYS_OF_A_YEAR),
    cookieDomain: isOn(raw['set_cookies_on_root']) ? rootDomain(text(raw['cookie_domain'])) : '',
    cookiePath: text(raw['cookie_path'], '/'),
    integrationCookies: integrationCookies(raw['set_cookies']),
    bannerId: text(raw['user_banner_id'], '1'),
    bannerVersion: text(raw['banner_version']),
    policyId: text(raw['current_policy_id']),
    consentType: text(raw['consenttype'], 'optin'),
    region: text(raw['region'], 'eu'),
    tracks: isOn(raw['store_consent']),
    keepsRecords: isOn(raw['beckon_record']),
    honoursSignals: raw['do_not_track_enabled'] === undefined || isOn(raw['do_not_track_enabled']),
    forcesStatistics: isOn(raw['forceEnableStats']),
    isBannerDisabled: isOn(raw['disable_cookiebanner']),
    isPerService: isOn(raw['clean_cookies']),
    looksForNewContent: isOn(raw['block_ajax_content']),
    hasTcf: isOn(raw['tcf_active']),
    pushesTagManagerEvents:
      isOn(raw['tm_categories']) || isOn(valueIn(raw['beckon_integrations'], 'tagManager')),
    callsUrl: text(raw['url']),
    cssFile: text(raw['css_file']),
    tabHtml: text(raw['beckon_tab']),
    hasNoTab: raw['beckon_tab'] === false,
  };
}

/** The domain for cookies; empty if browsers would refuse it. */
function rootDomain(domain: string): string {
  return domain.length > 3 && !domain.includes('localhost') ? domain : '';
}

function integrationCookies(value: unknown): Settings['integrationCookies'] {
  return entriesOf(value).flatMap(([name, values]) =>
    Array.isArray(values) ? [[name, asCookie(values[0]), asCookie(values[1])] as const] : [],
  );
}

function asCookie(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '') : text(value);
}
