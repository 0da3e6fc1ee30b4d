import { service } from './library-service.ts';

/** Tools that count and watch visits. */
export const STATISTICS_SERVICES = [
  service('google-analytics', 'Google Analytics', 'statistics', {
    patterns: ['google-analytics.com', 'googletagmanager.com/gtag/js', 'analytics.google.com'],
    cookies: [
      ['_ga', 'Tells visitors apart', 730],
      ['_ga_*', 'Keeps the state of a visit', 730],
      ['_gid', 'Tells visitors apart for a day', 1],
      ['_gat*', 'Limits how often calls are made', 1],
    ],
    privacyUrl: 'https://policies.google.com/privacy',
  }),
  service('google-optimize', 'Google Optimize', 'statistics', {
    patterns: ['optimize.google.com', 'googleoptimize.com'],
    cookies: [['_gaexp', 'Remembers which variant was seen', 90]],
    privacyUrl: 'https://policies.google.com/privacy',
  }),
  service('hotjar', 'Hotjar', 'statistics', {
    patterns: ['static.hotjar.com', 'script.hotjar.com', 'vars.hotjar.com'],
    cookies: [
      ['_hjSessionUser_*', 'Tells visitors apart', 365],
      ['_hjSession_*', 'Keeps the current visit', 1],
    ],
    privacyUrl: 'https://www.hotjar.com/legal/policies/privacy/',
  }),
  service('clarity', 'Microsoft Clarity', 'statistics', {
    patterns: ['clarity.ms'],
    cookies: [
      ['_clck', 'Tells visitors apart', 365],
      ['_clsk', 'Joins the pages of a visit', 1],
      ['CLID', 'Tells visitors apart over sites', 365],
    ],
    privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  }),
  service('matomo', 'Matomo', 'statistics', {
    patterns: ['matomo.js', 'matomo.php', 'piwik.js', 'cdn.matomo.cloud'],
    cookies: [
      ['_pk_id*', 'Tells visitors apart', 393],
      ['_pk_ses*', 'Keeps the current visit', 1],
      ['_pk_ref*', 'Remembers where the visitor came from', 180],
    ],
    privacyUrl: 'https://matomo.org/privacy-policy/',
  }),
  service('yandex-metrica', 'Yandex Metrica', 'statistics', {
    patterns: ['mc.yandex.ru', 'mc.yandex.com'],
    cookies: [
      ['_ym_uid', 'Tells visitors apart', 365],
      ['_ym_d', 'Day of the first visit', 365],
      ['_ym_isad', 'Whether an ad blocker is there', 2],
    ],
    privacyUrl: 'https://yandex.com/legal/confidential/',
  }),
  service('mixpanel', 'Mixpanel', 'statistics', {
    patterns: ['cdn.mxpnl.com', 'api.mixpanel.com', 'cdn4.mxpnl.com'],
    cookies: [['mp_*', 'Tells visitors apart', 365]],
    privacyUrl: 'https://mixpanel.com/legal/privacy-policy/',
  }),
  service('amplitude', 'Amplitude', 'statistics', {
    patterns: ['cdn.amplitude.com', 'api.amplitude.com', 'api2.amplitude.com'],
    cookies: [['AMP_*', 'Tells visitors apart', 365]],
    privacyUrl: 'https://amplitude.com/privacy',
  }),
  service('segment', 'Segment', 'statistics', {
    patterns: ['cdn.segment.com', 'api.segment.io'],
    cookies: [
      ['ajs_anonymous_id', 'Tells visitors apart', 365],
      ['ajs_user_id', 'Knows who signed in', 365],
    ],
    privacyUrl: 'https://www.twilio.com/legal/privacy',
  }),
  service('heap', 'Heap', 'statistics', {
    patterns: ['cdn.heapanalytics.com', 'heapanalytics.com'],
    cookies: [
      ['_hp2_id.*', 'Tells visitors apart', 395],
      ['_hp2_ses_props.*', 'Keeps the current visit', 1],
    ],
    privacyUrl: 'https://heap.io/privacy',
  }),
  service('fullstory', 'FullStory', 'statistics', {
    patterns: ['fullstory.com/s/fs.js', 'edge.fullstory.com'],
    cookies: [['fs_uid', 'Tells visitors apart', 365]],
    privacyUrl: 'https://www.fullstory.com/legal/privacy-policy',
  }),
  service('mouseflow', 'Mouseflow', 'statistics', {
    patterns: ['cdn.mouseflow.com'],
    cookies: [['mf_*', 'Keeps the current visit', 90]],
    privacyUrl: 'https://mouseflow.com/legal/visitors/privacy-policy/',
  }),
  service('crazy-egg', 'Crazy Egg', 'statistics', {
    patterns: ['script.crazyegg.com'],
    cookies: [['_ce.s', 'Tells visitors apart', 365]],
    privacyUrl: 'https://www.crazyegg.com/privacy',
  }),
  service('posthog', 'PostHog', 'statistics', {
    patterns: ['posthog.com/static', 'i.posthog.com'],
    cookies: [['ph_*', 'Tells visitors apart', 365]],
    privacyUrl: 'https://posthog.com/privacy',
  }),
  service('plausible', 'Plausible', 'statistics', {
    patterns: ['plausible.io/js'],
    cookies: [],
    privacyUrl: 'https://plausible.io/privacy',
  }),
  service('optimizely', 'Optimizely', 'statistics', {
    patterns: ['cdn.optimizely.com', 'logx.optimizely.com'],
    cookies: [['optimizelyEndUserId', 'Tells visitors apart', 180]],
    privacyUrl: 'https://www.optimizely.com/legal/privacy-policy/',
  }),
  service('vwo', 'VWO', 'statistics', {
    patterns: ['visualwebsiteoptimizer.com'],
    cookies: [
      ['_vwo_uuid*', 'Tells visitors apart', 3650],
      ['_vis_opt_*', 'Remembers which variant was seen', 100],
    ],
    privacyUrl: 'https://vwo.com/privacy-policy/',
  }),
  service('new-relic', 'New Relic', 'statistics', {
    patterns: ['js-agent.newrelic.com', 'bam.nr-data.net'],
    cookies: [['NRBA_SESSION', 'Keeps the current visit', 0]],
    privacyUrl: 'https://newrelic.com/termsandconditions/privacy',
  }),
];
