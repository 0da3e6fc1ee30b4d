import type { ScenarioPage } from '../helpers/scenario-site.ts';
import { ACCEPTED, FIRST_LOAD, REFUSED } from './consent-events.ts';

/**
 * What a visitor does on a page that asks for consent, and all that has to be there afterwards.
 * Pages of the same scenario are played in every browser. docs/behaviour/consent.md
 */
export interface ConsentScenario extends ScenarioPage {
  readonly title: string;
  readonly path?: string;
  /** Selectors that are pressed before the part of the visit that is compared. */
  readonly first?: readonly string[];
  /** Selectors that are pressed in it; none: the load of the page is compared. */
  readonly presses: readonly string[];
  /** An expression that turns true when all has happened. */
  readonly until: string;
  /** Events of the page that was compared, without those whose moment is another script's. */
  readonly events: readonly string[];
  /** All cookies of the page by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Categories of each record that the server got since then, or services where it names such. */
  readonly records: readonly unknown[];
  /** Held-back scripts that have run on the page as it is now. */
  readonly ran: readonly string[];
}

const ALL = ['marketing', 'statistics', 'preferences', 'functional'];
const IS_SHOWN = 'document.querySelector(".cmplz-cookiebanner.cmplz-show") !== null';
const IS_GONE = 'document.querySelector("button.cmplz-manage-consent.cmplz-show") !== null';
const BOTH = ['marketing', 'statistics'];
const BOTH_RAN = 'window.ran?.length === 2';

/** A year's cookie as an earlier page has written it. */
const keep = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `document.cookie = '${name}=${value};path=/;max-age=9999';`)
    .join('');

const saved = (categories: readonly string[], services = {}): Readonly<Record<string, string>> => ({
  cmplz_saved_categories: JSON.stringify(categories),
  cmplz_saved_services: JSON.stringify(services),
});

const choices = (marketing: string, statistics = marketing, preferences = statistics) => ({
  cmplz_marketing: marketing,
  cmplz_statistics: statistics,
  cmplz_preferences: preferences,
  cmplz_functional: 'allow',
});

const DISMISSED = { 'cmplz_banner-status': 'dismissed', cmplz_policy_id: '34' };

/** Where consent is assumed: what has it is reported before anything else. */
const ASSUMED_START = [
  'before_category statistics',
  'enable_category statistics do_not_match',
  'before_category marketing',
  'enable_category marketing do_not_match',
  'wp_consent_type_defined',
  'before_cookiebanner',
  'before_categories_consent',
  'before_category marketing',
  'before_category statistics',
  'before_category preferences',
  'enable_category preferences do_not_match',
  'before_category functional',
  'cookie_banner_data',
];

export const GOLDEN_SEQUENCES: readonly ConsentScenario[] = [
  {
    title: '1: a first page where consent is asked for',
    presses: [],
    until: `${IS_SHOWN} && window.wp_consent_type === 'optin' &&
      document.body.className === 'cmplz-functional cmplz-eu cmplz-optin'`,
    events: FIRST_LOAD,
    cookies: {},
    records: [],
    ran: [],
  },
  {
    title: '2: accepting all',
    presses: ['.cmplz-accept'],
    until: `${BOTH_RAN} && window.events.at(-1) === 'run_after_all_scripts marketing'`,
    events: ACCEPTED.filter((event) => !event.startsWith('run_')),
    cookies: {
      cmplz_consented_services: '',
      ...choices('allow'),
      ...DISMISSED,
      ...saved(ALL),
    },
    records: [ALL],
    ran: BOTH,
  },
  {
    title: '3: refusing all',
    presses: ['.cmplz-deny'],
    until: IS_GONE,
    events: REFUSED,
    cookies: {
      cmplz_consented_services: '',
      ...choices('deny'),
      ...DISMISSED,
      ...saved(['functional']),
    },
    records: [['functional']],
    ran: [],
  },
  {
    title: '4: saving without marketing after accepting all, which loads the page again',
    first: ['.cmplz-accept', 'button.cmplz-manage-consent', '.cmplz-view-preferences'],
    presses: ['.cmplz-cookiebanner input.cmplz-marketing', '.cmplz-save-preferences'],
    until: `window.loads === 2 && ${IS_GONE} && window.ran?.length === 1`,
    events: [
      'before_categories_consent',
      'status_change marketing deny',
      'banner_status dismissed',
      'fire_categories statistics',
      'track_status false',
      'set_category_as_bodyclass',
    ],
    cookies: {
      cmplz_consented_services: '',
      ...choices('deny', 'allow'),
      ...DISMISSED,
      ...saved(['statistics', 'preferences', 'functional']),
    },
    records: [['statistics', 'preferences', 'functional']],
    ran: ['statistics'],
  },
  {
    title: '5: closing the banner without an answer',
    presses: ['.cmplz-close'],
    until: IS_GONE,
    events: ['banner_status dismissed'],
    cookies: { 'cmplz_banner-status': 'dismissed' },
    records: [],
    ran: [],
  },
  {
    title: '6: a first page where consent is assumed until refused',
    settings: { consenttype: 'optout', region: 'us' },
    presses: [],
    until: `${IS_SHOWN} && ${BOTH_RAN}`,
    events: [
      ...ASSUMED_START,
      'set_category_as_bodyclass',
      'fire_categories marketing',
      'banner_status show',
      'cookie_warning_loaded us',
    ],
    cookies: {},
    records: [],
    ran: BOTH,
  },
  {
    title: '7: a first page in a region without such a law',
    settings: { consenttype: 'other', region: 'other' },
    presses: [],
    until: BOTH_RAN,
    events: [
      ...ASSUMED_START,
      'track_status no_warning',
      'set_category_as_bodyclass',
      'set_category_as_bodyclass',
      'fire_categories marketing',
      'before_categories_consent',
      ...ALL.flatMap((category) => [
        `before_category ${category}`,
        `status_change ${category} allow`,
      ]),
    ],
    cookies: {
      cmplz_consented_services: '',
      ...choices('allow'),
      ...saved(['no_warning']),
    },
    records: [['no_warning']],
    ran: BOTH,
  },
  {
    title: '8: a browser that asks for privacy',
    settings: { consenttype: 'optout', region: 'us' },
    before: "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
    presses: [],
    until: 'document.cookie.includes("saved_services")',
    events: [
      ...FIRST_LOAD.slice(0, 5),
      'track_status do_not_track',
      'set_category_as_bodyclass',
      'set_category_as_bodyclass',
      'fire_categories functional',
      'track_status do_not_track',
      'set_category_as_bodyclass',
    ],
    cookies: saved(['do_not_track']),
    records: [['do_not_track']],
    ran: [],
  },
  {
    title: '9: the button of a notice where consent is per service',
    settings: {
      clean_cookies: '1',
      placeholdertext: '<p>{service}</p><button class="cmplz-accept-service">Show</button>',
    },
    body: `<div><iframe title="video" class="cmplz-iframe cmplz-placeholder-element" src="about:blank"
      data-src-cmplz="/frame" data-category="marketing" data-service="youtube"></iframe></div>`,
    presses: ['.cmplz-blocked-content-notice .cmplz-accept-service'],
    until: `${IS_SHOWN} && document.querySelector('iframe').src.endsWith('/frame')`,
    events: [
      'status_change_service youtube true',
      'before_category ',
      'enable_category do_not_match general',
      'before_category ',
      'enable_category do_not_match youtube',
      'fire_categories functional',
      'track_status false',
      'set_category_as_bodyclass',
    ],
    cookies: {
      cmplz_consented_services: '{"youtube":true}',
      cmplz_policy_id: '34',
      ...saved(['functional'], { youtube: true }),
    },
    records: [{ youtube: true }],
    ran: [],
  },
  {
    title: '10: a new policy after everything was refused',
    before: keep({ ...choices('deny'), 'cmplz_banner-status': 'dismissed', cmplz_policy_id: '33' }),
    path: '/deep/page',
    presses: [],
    until: IS_SHOWN,
    events: [
      ...FIRST_LOAD.slice(0, 4),
      'fire_categories functional',
      'track_status false',
      'set_category_as_bodyclass',
      'revoke false',
      'banner_status show',
      ...FIRST_LOAD.slice(4),
    ],
    // Nobody has chosen under it yet: no policy, and the record says so.
    cookies: {
      cmplz_consented_services: '',
      ...choices('deny'),
      'cmplz_banner-status': 'show',
      ...saved(['functional', 'none']),
    },
    records: [['functional']],
    ran: [],
  },
  {
    title: 'cookies without consent, of the host and of its parents, below folders as well',
    settings: { clean_cookies: '1' },
    before: [
      '_ad_host=1;path=/',
      '_ad_named=1;path=/;domain=www.site.test',
      '_ad_parent=1;path=/;domain=site.test',
      '_ad_folder=1;path=/blog',
      '_ad_slash=1;path=/blog/',
      '_ad_deep=1;path=/blog/2026/;domain=site.test',
      'cart=1;path=/',
    ]
      .map((cookie) => `document.cookie = '${cookie}';`)
      .join(''),
    path: '/blog/2026/post',
    presses: [],
    until: `${IS_SHOWN} && !document.cookie.includes('_ad')`,
    events: FIRST_LOAD,
    cookies: { cart: '1' },
    records: [],
    ran: [],
  },
];
