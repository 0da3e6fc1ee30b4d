import { service } from './library-service.ts';

/** Chats, payments and other services that a shop or site depends on. */
export const CUSTOMER_SERVICES = [
  service('intercom', {
    name: 'Intercom',
    category: 'preferences',
    patterns: ['widget.intercom.io', 'js.intercomcdn.com'],
    cookies: [
      ['intercom-id-*', 'Distinguishes visitors', 270],
      ['intercom-session-*', 'Keeps a conversation', 7],
    ],
    privacyUrl: 'https://www.intercom.com/legal/privacy',
  }),
  service('zendesk', {
    name: 'Zendesk',
    category: 'preferences',
    patterns: ['static.zdassets.com', 'v2.zopim.com'],
    cookies: [['__zlcmid', 'Keeps a conversation', 365]],
    privacyUrl: 'https://www.zendesk.com/company/agreements-and-terms/privacy-notice/',
  }),
  service('crisp', {
    name: 'Crisp',
    category: 'preferences',
    patterns: ['client.crisp.chat'],
    cookies: [['crisp-client*', 'Keeps a conversation', 180]],
    privacyUrl: 'https://crisp.chat/en/privacy/',
  }),
  service('drift', {
    name: 'Drift',
    category: 'preferences',
    patterns: ['js.driftt.com', 'js.drift.com'],
    cookies: [
      ['drift_aid', 'Distinguishes visitors', 730],
      ['driftt_aid', 'Distinguishes visitors', 730],
    ],
    privacyUrl: 'https://www.salesloft.com/privacy-notice',
  }),
  service('tawk', {
    name: 'tawk.to',
    category: 'preferences',
    patterns: ['embed.tawk.to'],
    cookies: [['twk_*', 'Keeps a conversation', 180]],
    privacyUrl: 'https://www.tawk.to/privacy-policy/',
  }),
  service('livechat', {
    name: 'LiveChat',
    category: 'preferences',
    patterns: ['cdn.livechatinc.com'],
    cookies: [['__lc_c*', 'Keeps a conversation', 730]],
    privacyUrl: 'https://www.livechat.com/legal/privacy-policy/',
  }),
  service('tidio', {
    name: 'Tidio',
    category: 'preferences',
    patterns: ['code.tidio.co', 'widget-v4.tidiochat.com'],
    cookies: [['tidio_state_*', 'Keeps a conversation', 365]],
    privacyUrl: 'https://www.tidio.com/privacy-policy/',
  }),
  service('stripe', {
    name: 'Stripe',
    category: 'functional',
    patterns: ['js.stripe.com', 'm.stripe.network'],
    cookies: [
      ['__stripe_mid', 'Prevents fraud', 365],
      ['__stripe_sid', 'Prevents fraud', 1],
    ],
    privacyUrl: 'https://stripe.com/privacy',
  }),
  service('paypal', {
    name: 'PayPal',
    category: 'functional',
    patterns: ['paypal.com/sdk/js', 'paypalobjects.com'],
    cookies: [['ts_c', 'Prevents fraud', 1095]],
    privacyUrl: 'https://www.paypal.com/webapps/mpp/ua/privacy-full',
  }),
  service('trustpilot', {
    name: 'Trustpilot',
    category: 'marketing',
    patterns: ['widget.trustpilot.com'],
    cookies: [['TP.uuid', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://legal.trustpilot.com/for-reviewers/end-user-privacy-terms',
  }),
  service('addthis', {
    name: 'AddThis',
    category: 'marketing',
    patterns: ['s7.addthis.com'],
    cookies: [['__atuvc', 'Counts how often a page was shared', 395]],
    privacyUrl: 'https://www.oracle.com/legal/privacy/addthis-privacy-policy/',
  }),
  service('sentry', {
    name: 'Sentry',
    category: 'functional',
    patterns: ['browser.sentry-cdn.com', 'js.sentry-cdn.com'],
    cookies: [],
    privacyUrl: 'https://sentry.io/privacy/',
  }),
];
