import type { BlockRule, Integration, PageLink, Settings } from './settings.ts';

/** Settings as a page prints them: WordPress makes a text of every scalar, `[]` of an empty map. */
export type RawSettings = Readonly<Record<string, unknown>>;

const DAYS_OF_A_YEAR = 365;
const INTEGRATIONS: readonly Integration[] = [
  'google',
  'microsoft',
  'shopify',
  'clarity',
  'matomo',
  'tagManager',
];

/**
 * Reads what the page or the server gives; whatever is missing or of another shape gets its
 * default.
 */
export function fromPageSettings(raw: RawSettings): Settings {
  const integrations = mapOf(raw['beckon_integrations']);
  return {
    cookiePrefix: text(raw['prefix'], 'cmplz_'),
    cookieLifeDays: number(raw['cookie_expiry'], DAYS_OF_A_YEAR),
    cookieDomain: isOn(raw['set_cookies_on_root']) ? rootDomain(text(raw['cookie_domain'])) : '',
    cookiePath: text(raw['cookie_path'], '/'),
    integrationCookies: integrationCookies(raw['set_cookies']),
    bannerId: text(raw['user_banner_id'], '1'),
    bannerVersion: text(raw['banner_version']),
    version: text(raw['version']),
    policyId: text(raw['current_policy_id']),
    consentType: text(raw['consenttype'], 'optin'),
    region: text(raw['region'], 'eu'),
    asksServer: isOn(raw['geoip']),
    tracks: isOn(raw['store_consent']),
    keepsRecords: isOn(raw['beckon_record']),
    honoursSignals: raw['do_not_track_enabled'] === undefined || isOn(raw['do_not_track_enabled']),
    forcesStatistics: isOn(raw['forceEnableStats']),
    isBannerDisabled: isOn(raw['disable_cookiebanner']),
    hasSoftWall: isOn(raw['soft_cookiewall']),
    dismissAfterMs: number(raw['dismiss_timeout'], 0),
    dismissesOnScroll: isOn(raw['dismiss_on_scroll']),
    isPerService: isOn(raw['clean_cookies']),
    looksForNewContent: isOn(raw['block_ajax_content']),
    hasTcf: isOn(raw['tcf_active']),
    pushesTagManagerEvents: isOn(raw['tm_categories']) || isOn(integrations['tagManager']),
    callsUrl: text(raw['url']),
    locale: text(raw['locale']),
    cssFile: text(raw['css_file']),
    bannerUrl: text(raw['beckon_banner_url']),
    categoryWords: textsOf(raw['categories']),
    placeholderText: text(raw['placeholdertext']),
    placeholderLabel: text(raw['aria_label']),
    pageLinks: pageLinks(raw['page_links']),
    blockRules: blockRules(raw['beckon_block']),
    integrations: new Set(INTEGRATIONS.filter((name) => isOn(integrations[name]))),
  };
}

/** On are `1`, `"1"` and true, in whatever way they were printed. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function text(value: unknown, otherwise = ''): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function number(value: unknown, otherwise: number): number {
  const found = parseInt(text(value), 10);
  return found > 0 ? found : otherwise;
}

function mapOf(value: unknown): RawSettings {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? (value as RawSettings) : {};
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(mapOf(value)).map(([key, each]) => [key, text(each)]));
}

/** A domain that browsers would refuse is none. */
function rootDomain(domain: string): string {
  return domain.length > 3 && !domain.includes('localhost') ? domain : '';
}

function integrationCookies(value: unknown): Record<string, readonly [string, string]> {
  const pairs = Object.entries(mapOf(value)).flatMap(([name, values]) =>
    Array.isArray(values) ? [[name, [asCookie(values[0]), asCookie(values[1])]] as const] : [],
  );
  return Object.fromEntries(pairs);
}

function asCookie(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '') : text(value);
}

function pageLinks(value: unknown): Record<string, Record<string, PageLink>> {
  return Object.fromEntries(
    Object.entries(mapOf(value)).map(([region, links]) => [
      region,
      Object.fromEntries(
        Object.entries(mapOf(links)).map(([kind, link]) => [
          kind,
          { title: text(mapOf(link)['title']), url: text(mapOf(link)['url']) },
        ]),
      ),
    ]),
  );
}

function blockRules(value: unknown): BlockRule[] {
  if (!Array.isArray(value)) return [];
  return value.map(mapOf).flatMap(({ service, category, patterns }) => {
    // An empty pattern would be part of every address.
    const found = Array.isArray(patterns)
      ? patterns.filter((each): each is string => typeof each === 'string' && each !== '')
      : [];
    return found.length === 0
      ? []
      : [
          {
            service: text(service, 'general'),
            category: text(category, 'marketing'),
            patterns: found,
          },
        ];
  });
}
