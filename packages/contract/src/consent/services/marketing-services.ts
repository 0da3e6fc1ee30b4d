import { service } from './library-service.ts';

const META_PRIVACY = 'https://www.facebook.com/privacy/policy/';
const GOOGLE_PRIVACY = 'https://policies.google.com/privacy';

/** Advertising, and networks that track visitors across sites. */
export const MARKETING_SERVICES = [
  service('google-tag-manager', {
    name: 'Google Tag Manager',
    category: 'marketing',
    patterns: ['googletagmanager.com/gtm.js', 'googletagmanager.com/ns.html'],
    cookies: [],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('google-ads', {
    name: 'Google Ads',
    category: 'marketing',
    patterns: [
      'googleadservices.com',
      'googlesyndication.com',
      'doubleclick.net',
      'adservice.google.',
      // The tag of Google Analytics is at the same address, with another id.
      'googletagmanager.com/gtag/js?id=AW-',
      'googletagmanager.com/gtag/js?id=DC-',
    ],
    cookies: [
      ['_gcl_*', 'Ties a click on an advertisement to an order', 90],
      ['_gac_*', 'Ties a campaign to a visit', 90],
      ['IDE', 'Shows and measures advertising', 390],
    ],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('facebook', {
    name: 'Facebook',
    category: 'marketing',
    patterns: ['connect.facebook.net', 'facebook.com/plugins', 'facebook.com/tr'],
    cookies: [
      ['_fbp', 'Distinguishes visitors for advertising', 90],
      ['_fbc', 'Remembers the click on an advertisement', 90],
      ['fr', 'Shows and measures advertising', 90],
    ],
    privacyUrl: META_PRIVACY,
  }),
  service('instagram', {
    name: 'Instagram',
    category: 'marketing',
    patterns: [
      'instagram.com/embed',
      'instagram.com/p/',
      'instagram.com/reel/',
      'instagram.com/tv/',
      'cdninstagram.com',
    ],
    cookies: [['ig_did', 'Distinguishes browsers', 365]],
    privacyUrl: 'https://privacycenter.instagram.com/policy',
  }),
  service('x-twitter', {
    name: 'X (Twitter)',
    category: 'marketing',
    patterns: [
      'platform.twitter.com',
      'static.ads-twitter.com',
      'syndication.twitter.com',
      'platform.x.com',
    ],
    cookies: [
      ['guest_id*', 'Distinguishes visitors', 730],
      ['personalization_id', 'Fits advertising to the visitor', 730],
      ['muc_ads', 'Fits advertising to the visitor', 730],
    ],
    privacyUrl: 'https://x.com/privacy',
  }),
  service('linkedin', {
    name: 'LinkedIn',
    category: 'marketing',
    patterns: [
      'snap.licdn.com',
      'platform.linkedin.com',
      'px.ads.linkedin.com',
      'linkedin.com/embed/',
    ],
    cookies: [
      ['li_fat_id', 'Measures advertising', 30],
      ['bcookie', 'Distinguishes browsers', 365],
      ['li_gc', 'Remembers consent', 180],
    ],
    privacyUrl: 'https://www.linkedin.com/legal/privacy-policy',
  }),
  service('tiktok', {
    name: 'TikTok',
    category: 'marketing',
    patterns: ['analytics.tiktok.com', 'tiktok.com/embed', 'tiktok.com/player/'],
    cookies: [
      ['_ttp', 'Measures advertising', 390],
      ['_tt_enable_cookie', 'Whether cookies may be set', 390],
    ],
    privacyUrl: 'https://www.tiktok.com/legal/privacy-policy',
  }),
  service('pinterest', {
    name: 'Pinterest',
    category: 'marketing',
    patterns: ['assets.pinterest.com', 's.pinimg.com/ct', 'ct.pinterest.com'],
    cookies: [
      ['_pin_unauth', 'Distinguishes visitors', 365],
      ['_pinterest_ct_ua', 'Measures advertising', 365],
    ],
    privacyUrl: 'https://policy.pinterest.com/privacy-policy',
  }),
  service('snapchat', {
    name: 'Snapchat',
    category: 'marketing',
    patterns: ['sc-static.net/scevent', 'tr.snapchat.com'],
    cookies: [['_scid*', 'Distinguishes visitors for advertising', 395]],
    privacyUrl: 'https://values.snap.com/privacy/privacy-policy',
  }),
  service('reddit', {
    name: 'Reddit',
    category: 'marketing',
    patterns: ['redditstatic.com/ads', 'embed.reddit.com', 'alb.reddit.com'],
    cookies: [['_rdt_uuid', 'Measures advertising', 90]],
    privacyUrl: 'https://www.reddit.com/policies/privacy-policy',
  }),
  service('microsoft-ads', {
    name: 'Microsoft Advertising',
    category: 'marketing',
    patterns: ['bat.bing.com', 'bat.bing.net'],
    cookies: [
      ['_uetsid', 'Ties a visit to an advertisement', 1],
      ['_uetvid', 'Distinguishes visitors', 390],
      ['MUID', 'Distinguishes browsers', 390],
    ],
    privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  }),
  service('taboola', {
    name: 'Taboola',
    category: 'marketing',
    patterns: ['cdn.taboola.com', 'trc.taboola.com'],
    cookies: [
      ['t_gid', 'Distinguishes visitors', 365],
      ['taboola_*', 'Remembers what was shown', 365],
    ],
    privacyUrl: 'https://www.taboola.com/policies/privacy-policy',
  }),
  service('outbrain', {
    name: 'Outbrain',
    category: 'marketing',
    patterns: ['widgets.outbrain.com', 'amplify.outbrain.com', 'tr.outbrain.com'],
    cookies: [['obuid', 'Distinguishes visitors', 90]],
    privacyUrl: 'https://www.outbrain.com/privacy/',
  }),
  service('criteo', {
    name: 'Criteo',
    category: 'marketing',
    patterns: ['static.criteo.net', 'dynamic.criteo.com'],
    cookies: [
      ['cto_bundle', 'Fits advertising to the visitor', 390],
      ['uid', 'Distinguishes visitors', 390],
    ],
    privacyUrl: 'https://www.criteo.com/privacy/',
  }),
  service('adroll', {
    name: 'AdRoll',
    category: 'marketing',
    patterns: ['s.adroll.com', 'd.adroll.com'],
    cookies: [['__adroll*', 'Fits advertising to the visitor', 395]],
    privacyUrl: 'https://www.nextroll.com/privacy',
  }),
  service('hubspot', {
    name: 'HubSpot',
    category: 'marketing',
    // Without the start of the host, which names the region: js., js-eu1., js-na2.
    patterns: [
      'hs-scripts.com',
      'hs-analytics.net',
      'hsforms.net',
      'hsforms.com',
      'hs-banner.com',
      'hsappstatic.net/MeetingsEmbed',
      'meetings.hubspot.com',
      'meetings-eu1.hubspot.com',
      'meetings-na2.hubspot.com',
      'meetings-na3.hubspot.com',
      'meetings-ap1.hubspot.com',
    ],
    cookies: [
      ['hubspotutk', 'Knows a visitor when a form is sent', 180],
      ['__hstc', 'Keeps the visits of a visitor', 180],
      ['__hssc', 'Keeps the current visit', 1],
      ['__hssrc', 'Whether the browser was restarted', 0],
    ],
    privacyUrl: 'https://legal.hubspot.com/privacy-policy',
  }),
  service('mailchimp', {
    name: 'Mailchimp',
    category: 'marketing',
    patterns: ['chimpstatic.com', 'list-manage.com'],
    cookies: [['_mcid', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://www.intuit.com/privacy/statement/',
  }),
  service('klaviyo', {
    name: 'Klaviyo',
    category: 'marketing',
    patterns: ['static.klaviyo.com', 'static-tracking.klaviyo.com'],
    cookies: [['__kla_id', 'Distinguishes visitors', 730]],
    privacyUrl: 'https://www.klaviyo.com/legal/privacy-notice',
  }),
  service('active-campaign', {
    name: 'ActiveCampaign',
    category: 'marketing',
    patterns: ['trackcmp.net', 'activehosted.com', 'diffuser-cdn.app-us1.com'],
    cookies: [['ac_enable_tracking', 'Whether visits may be followed', 30]],
    privacyUrl: 'https://www.activecampaign.com/legal/privacy-policy',
  }),
  service('salesforce-pardot', {
    name: 'Salesforce Account Engagement',
    category: 'marketing',
    patterns: ['pi.pardot.com', 'go.pardot.com'],
    cookies: [['visitor_id*', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://www.salesforce.com/company/privacy/',
  }),
];
