import { service } from './library-service.ts';

const GOOGLE_PRIVACY = 'https://policies.google.com/privacy';

/** Videos, maps, sound and forms that stand in a page. */
export const CONTENT_SERVICES = [
  service('youtube', 'YouTube', 'marketing', {
    patterns: [
      'youtube.com/embed',
      'youtube-nocookie.com/embed',
      'youtube.com/iframe_api',
      'i.ytimg.com',
    ],
    cookies: [
      ['VISITOR_INFO1_LIVE', 'Measures the bandwidth to choose a player', 180],
      ['YSC', 'Tells a view from a repeated one', 0],
      ['PREF', 'Remembers settings of the player', 240],
    ],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('vimeo', 'Vimeo', 'statistics', {
    patterns: ['player.vimeo.com', 'i.vimeocdn.com'],
    cookies: [['vuid', 'Counts what was watched', 730]],
    privacyUrl: 'https://vimeo.com/privacy',
  }),
  service('dailymotion', 'Dailymotion', 'marketing', {
    patterns: ['dailymotion.com/embed', 'geo.dailymotion.com'],
    cookies: [['v1st', 'Tells visitors apart', 395]],
    privacyUrl: 'https://legal.dailymotion.com/en/privacy-policy/',
  }),
  service('wistia', 'Wistia', 'statistics', {
    patterns: ['fast.wistia.com', 'fast.wistia.net'],
    cookies: [['wistia*', 'Remembers where a video was left', 365]],
    privacyUrl: 'https://wistia.com/privacy',
  }),
  service('google-maps', 'Google Maps', 'marketing', {
    patterns: ['maps.googleapis.com', 'google.com/maps', 'maps.google.com'],
    cookies: [['NID', 'Remembers preferences', 180]],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('openstreetmap', 'OpenStreetMap', 'functional', {
    patterns: ['openstreetmap.org/export/embed', 'tile.openstreetmap.org'],
    cookies: [],
    privacyUrl: 'https://osmfoundation.org/wiki/Privacy_Policy',
  }),
  service('google-fonts', 'Google Fonts', 'marketing', {
    patterns: ['fonts.googleapis.com', 'fonts.gstatic.com'],
    cookies: [],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('adobe-fonts', 'Adobe Fonts', 'marketing', {
    patterns: ['use.typekit.net', 'p.typekit.net'],
    cookies: [],
    privacyUrl: 'https://www.adobe.com/privacy/policies/adobe-fonts.html',
  }),
  service('google-recaptcha', 'Google reCAPTCHA', 'marketing', {
    patterns: ['google.com/recaptcha', 'gstatic.com/recaptcha', 'recaptcha.net'],
    cookies: [['_GRECAPTCHA', 'Tells people from programs', 180]],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('hcaptcha', 'hCaptcha', 'functional', {
    patterns: ['hcaptcha.com/1/api.js', 'newassets.hcaptcha.com'],
    cookies: [['__cflb', 'Spreads calls over servers', 1]],
    privacyUrl: 'https://www.hcaptcha.com/privacy',
  }),
  service('cloudflare-turnstile', 'Cloudflare Turnstile', 'functional', {
    patterns: ['challenges.cloudflare.com/turnstile'],
    cookies: [['cf_clearance', 'Keeps a passed check', 365]],
    privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  }),
  service('spotify', 'Spotify', 'marketing', {
    patterns: ['open.spotify.com/embed'],
    cookies: [
      ['sp_t', 'Tells visitors apart', 365],
      ['sp_landing', 'Remembers the first page', 1],
    ],
    privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
  }),
  service('soundcloud', 'SoundCloud', 'marketing', {
    patterns: ['w.soundcloud.com/player'],
    cookies: [['sc_anonymous_id', 'Tells visitors apart', 3650]],
    privacyUrl: 'https://soundcloud.com/pages/privacy',
  }),
  service('disqus', 'Disqus', 'marketing', {
    patterns: ['disqus.com/embed.js', 'disquscdn.com'],
    cookies: [['disqus_unique', 'Tells visitors apart', 365]],
    privacyUrl: 'https://help.disqus.com/en/articles/1717103-disqus-privacy-policy',
  }),
  service('calendly', 'Calendly', 'preferences', {
    patterns: ['assets.calendly.com', 'calendly.com/'],
    cookies: [['_calendly_session', 'Keeps a booking that is under way', 21]],
    privacyUrl: 'https://calendly.com/legal/privacy-notice',
  }),
  service('typeform', 'Typeform', 'statistics', {
    patterns: ['embed.typeform.com', 'typeform.com/to/'],
    cookies: [['tf_respondent_cc', 'Remembers what the visitor of a form said about cookies', 180]],
    privacyUrl: 'https://admin.typeform.com/to/dwk6gt/',
  }),
  service('giphy', 'Giphy', 'marketing', {
    patterns: ['giphy.com/embed'],
    cookies: [],
    privacyUrl: 'https://support.giphy.com/hc/articles/360032872931',
  }),
  service('gravatar', 'Gravatar', 'preferences', {
    patterns: ['gravatar.com/avatar'],
    cookies: [],
    privacyUrl: 'https://automattic.com/privacy/',
  }),
];
