import {
  CONSENT_DOCUMENTS,
  type ConsentDesign,
  type ConsentRegion,
  type ConsentService,
  isOnSite,
  isOwnService,
  OPTIONAL_CATEGORIES,
} from '@beckon/contract/consent';
import { LOCALES, type Language } from '@beckon/contract/values';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { LastConsent, PublishedConsent } from '../../store/store.ts';
import { blockRules, holdsBack } from './block-rules.ts';
import { filesIn } from './published-languages.ts';
import { SETTINGS_WHEN_TAKEN_DOWN } from './taken-down.ts';

export interface PageSettingsContext {
  readonly live: LastConsent;
  /** The address at which browsers reach this server. */
  readonly origin: string;
  readonly language: Language;
  readonly region: ConsentRegion;
}

/**
 * The settings object that consent.js reads as `window.complianz`. Names and meanings:
 * docs/behaviour/consent-server.md#settings-of-the-page
 */
export function pageSettings({ live, origin, language, region }: PageSettingsContext): object {
  const { design, version } = live.published;
  const file = (hash: string, kind: string): string => `${origin}/consent-files/${hash}.${kind}`;
  const texts = design.texts[language];
  const {
    banner,
    bannerOptout = banner,
    tab,
    css,
    pageCss,
    placeholder,
  } = filesIn(live.published, language);
  const consentType = design.typeOfRegion[region];
  return {
    prefix: 'cmplz_',
    user_banner_id: '1',
    set_cookies: {},
    block_ajax_content: design.blocksKnownServices,
    banner_version: String(version),
    version: String(version),
    store_consent: design.keepsRecords,
    do_not_track_enabled: design.honoursPrivacySignals,
    consenttype: consentType,
    region,
    geoip: false,
    dismiss_timeout:
      design.dismissAfterSeconds === 0 ? '' : String(design.dismissAfterSeconds * 1000),
    disable_cookiebanner: false,
    soft_cookiewall: design.hasWall,
    dismiss_on_scroll: design.dismissesOnScroll,
    cookie_expiry: String(design.expiryDays),
    url: `${origin}/sites/${live.clientId}/wp-json/complianz/v1/`,
    locale: `lang=${language}&locale=${LOCALES[language].replace('-', '_')}`,
    set_cookies_on_root: false,
    cookie_domain: '',
    current_policy_id: String(design.policyId),
    cookie_path: '/',
    categories: Object.fromEntries(OPTIONAL_CATEGORIES.map((name) => [name, texts[name]])),
    tcf_active: false,
    placeholdertext: placeholder,
    css_file: file(css, 'css'),
    page_links: { [region]: pageLinks(live.published, language) },
    tm_categories: design.integrations.tagManager,
    forceEnableStats: false,
    preview: false,
    clean_cookies: design.asksPerService,
    aria_label: design.asksPerService ? texts.blockedByService : texts.blockedByCategory,
    beckon_banner_url: file(consentType === 'optout' ? bannerOptout : banner, 'html'),
    ...tabOf(design, tab),
    ...(pageCss === undefined ? {} : { beckon_page_css: file(pageCss, 'css') }),
    ...(design.asksPerService ? { beckon_names: namesOf(design) } : {}),
    beckon_block: blockRules(design),
    beckon_integrations: Object.fromEntries(
      Object.entries(design.integrations).filter(([, isOn]) => isOn),
    ),
    beckon_record: design.keepsRecords,
    beckon_light: !needsExtras(design),
    ...(live.isTakenDown ? SETTINGS_WHEN_TAKEN_DOWN : {}),
  };
}

/** False if the site wants no tab, so that the page does not draw one. */
function tabOf({ manageButton }: ConsentDesign, tab: string | undefined): object {
  if (manageButton === 'hide-everywhere') return { beckon_tab: false };
  return tab === undefined ? {} : { beckon_tab: tab };
}

/** Integrations that the light build of consent.js contains. */
const IN_LIGHT_BUILD: readonly string[] = ['google', 'tagManager'];

/** Whether the site needs the full build of consent.js. Most sites need only the light one. */
export function needsExtras(design: ConsentDesign): boolean {
  return (
    holdsBack(design) ||
    Object.entries(design.integrations).some(
      ([name, isOn]) => isOn && !IN_LIGHT_BUILD.includes(name),
    )
  );
}

function pageLinks(published: PublishedConsent, language: Language): object {
  const { links } = published.design;
  const { documents: titles = SERVER_TEXTS[language].consent.documents } = filesIn(
    published,
    language,
  );
  return Object.fromEntries(
    CONSENT_DOCUMENTS.filter(([, name]) => links[name] !== '').map(([type, name]) => [
      type,
      { title: titles[type], url: links[name] },
    ]),
  );
}

/** Names of services for notices, by id. */
function namesOf({ services }: ConsentDesign): Readonly<Record<string, string>> {
  return Object.fromEntries(services.map(({ id, name }) => [id, name]));
}

/**
 * Cookies that the page deletes, by category and service. A name that varies ends in `*`. `[]`:
 * nothing is to be deleted. Cookies of our popups are never deleted: popups follow consent by a
 * switch of their own, and without it they would be shown again and again to those who refuse.
 */
export function cookieData({ services }: ConsentDesign): object {
  const byCategory = OPTIONAL_CATEGORIES.map(
    (category) =>
      [
        category,
        Object.fromEntries(
          services
            .filter((service) => service.category === category && !isOwnService(service.id))
            .map((service) => [service.id, namesOnSite(service)] as const)
            .filter(([, names]) => names.length > 0),
        ),
      ] as const,
  );
  const filled = byCategory.filter(([, found]) => Object.keys(found).length > 0);
  return filled.length === 0 ? [] : Object.fromEntries(filled);
}

function namesOnSite({ id, cookies }: ConsentService): string[] {
  return cookies.map(({ name }) => name).filter((name) => isOnSite(id, name));
}
