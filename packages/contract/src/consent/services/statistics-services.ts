import { service } from './library-service.ts';

/** Tools that count and watch visits. */
export const STATISTICS_SERVICES = [
  service('google-analytics', {
    name: 'Google Analytics',
    category: 'statistics',
    patterns: ['google-analytics.com', 'googletagmanager.com/gtag/js', 'analytics.google.com'],
    cookies: [
      ['_ga', 'Distinguishes visitors', 730],
      ['_ga_*', 'Keeps the state of a visit', 730],
      ['_gid', 'Distinguishes visitors for a day', 1],
      ['_gat*', 'Limits how often calls are made', 1],
    ],
    privacyUrl: 'https://policies.google.com/privacy',
  }),
  service('google-optimize', {
    name: 'Google Optimize',
    category: 'statistics',
    patterns: ['optimize.google.com', 'googleoptimize.com'],
    cookies: [['_gaexp', 'Remembers which variant was seen', 90]],
    privacyUrl: 'https://policies.google.com/privacy',
  }),
  service('hotjar', {
    name: 'Hotjar',
    category: 'statistics',
    patterns: ['static.hotjar.com', 'script.hotjar.com', 'vars.hotjar.com'],
    cookies: [
      ['_hjSessionUser_*', 'Distinguishes visitors', 365],
      ['_hjSession_*', 'Keeps the current visit', 1],
    ],
    privacyUrl: 'https://www.hotjar.com/legal/policies/privacy/',
  }),
  // New accounts of Hotjar get this code.
  service('contentsquare', {
    name: 'Contentsquare (Hotjar)',
    category: 'statistics',
    patterns: ['contentsquare.net'],
    cookies: [
      ['_cs_id', 'Distinguishes visitors', 396],
      ['_cs_s', 'Keeps the current visit', 1],
      ['_cs_c', 'Remembers consent', 396],
    ],
    privacyUrl: 'https://contentsquare.com/privacy-center/privacy-policy/',
  }),
  service('clarity', {
    name: 'Microsoft Clarity',
    category: 'statistics',
    patterns: ['clarity.ms'],
    cookies: [
      ['_clck', 'Distinguishes visitors', 365],
      ['_clsk', 'Joins the pages of a visit', 1],
      ['CLID', 'Distinguishes visitors across sites', 365],
    ],
    privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  }),
  service('matomo', {
    name: 'Matomo',
    category: 'statistics',
    // A site's own files may be in /js/container_, too, so the folder of Matomo is part of it.
    patterns: [
      'matomo.js',
      'matomo.php',
      'piwik.js',
      'cdn.matomo.cloud',
      'matomo/js/container_',
      'piwik/js/container_',
    ],
    cookies: [
      ['_pk_id*', 'Distinguishes visitors', 393],
      ['_pk_ses*', 'Keeps the current visit', 1],
      ['_pk_ref*', 'Remembers where the visitor came from', 180],
    ],
    privacyUrl: 'https://matomo.org/privacy-policy/',
  }),
  service('yandex-metrica', {
    name: 'Yandex Metrica',
    category: 'statistics',
    patterns: ['mc.yandex.ru', 'mc.yandex.com'],
    cookies: [
      ['_ym_uid', 'Distinguishes visitors', 365],
      ['_ym_d', 'Day of the first visit', 365],
      ['_ym_isad', 'Whether an ad blocker is there', 2],
    ],
    privacyUrl: 'https://yandex.com/legal/confidential/',
  }),
  service('mixpanel', {
    name: 'Mixpanel',
    category: 'statistics',
    patterns: ['cdn.mxpnl.com', 'api.mixpanel.com', 'cdn4.mxpnl.com'],
    cookies: [['mp_*', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://mixpanel.com/legal/privacy-policy/',
  }),
  service('amplitude', {
    name: 'Amplitude',
    category: 'statistics',
    patterns: [
      'cdn.amplitude.com',
      'api.amplitude.com',
      'api2.amplitude.com',
      'cdn.eu.amplitude.com',
      'api.eu.amplitude.com',
    ],
    cookies: [['AMP_*', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://amplitude.com/privacy',
  }),
  service('segment', {
    name: 'Segment',
    category: 'statistics',
    patterns: ['cdn.segment.com', 'api.segment.io'],
    cookies: [
      ['ajs_anonymous_id', 'Distinguishes visitors', 365],
      ['ajs_user_id', 'Knows who signed in', 365],
    ],
    privacyUrl: 'https://www.twilio.com/legal/privacy',
  }),
  service('heap', {
    name: 'Heap',
    category: 'statistics',
    patterns: ['cdn.heapanalytics.com', 'heapanalytics.com'],
    cookies: [
      ['_hp2_id.*', 'Distinguishes visitors', 395],
      ['_hp2_ses_props.*', 'Keeps the current visit', 1],
    ],
    privacyUrl: 'https://heap.io/privacy',
  }),
  service('fullstory', {
    name: 'FullStory',
    category: 'statistics',
    patterns: ['fullstory.com/s/fs.js', 'edge.fullstory.com'],
    cookies: [['fs_uid', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://www.fullstory.com/legal/privacy-policy',
  }),
  service('mouseflow', {
    name: 'Mouseflow',
    category: 'statistics',
    patterns: ['cdn.mouseflow.com'],
    cookies: [['mf_*', 'Keeps the current visit', 90]],
    privacyUrl: 'https://mouseflow.com/legal/visitors/privacy-policy/',
  }),
  service('crazy-egg', {
    name: 'Crazy Egg',
    category: 'statistics',
    patterns: ['script.crazyegg.com'],
    cookies: [['_ce.s', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://www.crazyegg.com/privacy',
  }),
  service('posthog', {
    name: 'PostHog',
    category: 'statistics',
    patterns: ['posthog.com/static', 'i.posthog.com'],
    cookies: [['ph_*', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://posthog.com/privacy',
  }),
  service('plausible', {
    name: 'Plausible',
    category: 'statistics',
    patterns: ['plausible.io/js'],
    cookies: [],
    privacyUrl: 'https://plausible.io/privacy',
  }),
  service('optimizely', {
    name: 'Optimizely',
    category: 'statistics',
    patterns: ['cdn.optimizely.com', 'logx.optimizely.com'],
    cookies: [['optimizelyEndUserId', 'Distinguishes visitors', 180]],
    privacyUrl: 'https://www.optimizely.com/legal/privacy-policy/',
  }),
  service('vwo', {
    name: 'VWO',
    category: 'statistics',
    patterns: ['visualwebsiteoptimizer.com'],
    cookies: [
      ['_vwo_uuid*', 'Distinguishes visitors', 3650],
      ['_vis_opt_*', 'Remembers which variant was seen', 100],
    ],
    privacyUrl: 'https://vwo.com/privacy-policy/',
  }),
  service('new-relic', {
    name: 'New Relic',
    category: 'statistics',
    patterns: ['js-agent.newrelic.com', 'bam.nr-data.net'],
    cookies: [['NRBA_SESSION', 'Keeps the current visit', 0]],
    privacyUrl: 'https://newrelic.com/termsandconditions/privacy',
  }),
];
