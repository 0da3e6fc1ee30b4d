import { service } from './library-service.ts';

/** Chats, payments and what else a shop or site cannot easily do without. */
export const CUSTOMER_SERVICES = [
  service('intercom', 'Intercom', 'preferences', {
    patterns: ['widget.intercom.io', 'js.intercomcdn.com'],
    cookies: [
      ['intercom-id-*', 'Tells visitors apart', 270],
      ['intercom-session-*', 'Keeps a conversation', 7],
    ],
    privacyUrl: 'https://www.intercom.com/legal/privacy',
  }),
  service('zendesk', 'Zendesk', 'preferences', {
    patterns: ['static.zdassets.com', 'v2.zopim.com'],
    cookies: [['__zlcmid', 'Keeps a conversation', 365]],
    privacyUrl: 'https://www.zendesk.com/company/agreements-and-terms/privacy-notice/',
  }),
  service('crisp', 'Crisp', 'preferences', {
    patterns: ['client.crisp.chat'],
    cookies: [['crisp-client*', 'Keeps a conversation', 180]],
    privacyUrl: 'https://crisp.chat/en/privacy/',
  }),
  service('drift', 'Drift', 'preferences', {
    patterns: ['js.driftt.com', 'js.drift.com'],
    cookies: [
      ['drift_aid', 'Tells visitors apart', 730],
      ['driftt_aid', 'Tells visitors apart', 730],
    ],
    privacyUrl: 'https://www.salesloft.com/privacy-notice',
  }),
  service('tawk', 'tawk.to', 'preferences', {
    patterns: ['embed.tawk.to'],
    cookies: [['twk_*', 'Keeps a conversation', 180]],
    privacyUrl: 'https://www.tawk.to/privacy-policy/',
  }),
  service('livechat', 'LiveChat', 'preferences', {
    patterns: ['cdn.livechatinc.com'],
    cookies: [['__lc_c*', 'Keeps a conversation', 730]],
    privacyUrl: 'https://www.livechat.com/legal/privacy-policy/',
  }),
  service('tidio', 'Tidio', 'preferences', {
    patterns: ['code.tidio.co', 'widget-v4.tidiochat.com'],
    cookies: [['tidio_state_*', 'Keeps a conversation', 365]],
    privacyUrl: 'https://www.tidio.com/privacy-policy/',
  }),
  service('stripe', 'Stripe', 'functional', {
    patterns: ['js.stripe.com', 'm.stripe.network'],
    cookies: [
      ['__stripe_mid', 'Prevents fraud', 365],
      ['__stripe_sid', 'Prevents fraud', 1],
    ],
    privacyUrl: 'https://stripe.com/privacy',
  }),
  service('paypal', 'PayPal', 'functional', {
    patterns: ['paypal.com/sdk/js', 'paypalobjects.com'],
    cookies: [['ts_c', 'Prevents fraud', 1095]],
    privacyUrl: 'https://www.paypal.com/webapps/mpp/ua/privacy-full',
  }),
  service('trustpilot', 'Trustpilot', 'marketing', {
    patterns: ['widget.trustpilot.com'],
    cookies: [['TP.uuid', 'Tells visitors apart', 365]],
    privacyUrl: 'https://legal.trustpilot.com/for-reviewers/end-user-privacy-terms',
  }),
  service('addthis', 'AddThis', 'marketing', {
    patterns: ['s7.addthis.com'],
    cookies: [['__atuvc', 'Counts how often a page was shared', 395]],
    privacyUrl: 'https://www.oracle.com/legal/privacy/addthis-privacy-policy/',
  }),
  service('sentry', 'Sentry', 'functional', {
    patterns: ['browser.sentry-cdn.com', 'js.sentry-cdn.com'],
    cookies: [],
    privacyUrl: 'https://sentry.io/privacy/',
  }),
];
