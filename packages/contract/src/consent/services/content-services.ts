import { service } from './library-service.ts';

const GOOGLE_PRIVACY = 'https://policies.google.com/privacy';

/**
 * Maps at Google's domain of a country. These are the countries in which most sites are; a service
 * has at most forty patterns. `maps.google.` covers the other form of the address in all
 * countries.
 */
const GOOGLE_COUNTRY_MAPS = (
  'co.uk de fr es it nl be ch at pt ie se no dk fi pl cz ro hu gr com.tr com.ua ' +
  'co.il ae ca com.mx com.br com.ar co.za com.au co.nz co.in co.jp'
)
  .split(' ')
  .map((country) => `google.${country}/maps`);

/** Videos, maps, sound and forms in a page. */
export const CONTENT_SERVICES = [
  service('youtube', {
    name: 'YouTube',
    category: 'marketing',
    patterns: [
      'youtube.com/embed',
      'youtube-nocookie.com/embed',
      'youtube.com/iframe_api',
      'youtube.com/player_api',
      'youtube.com/live_chat',
      'i.ytimg.com',
      'img.youtube.com',
    ],
    cookies: [
      ['VISITOR_INFO1_LIVE', 'Measures the bandwidth to choose a player', 180],
      ['YSC', 'Distinguishes a view from a repeated one', 0],
      ['PREF', 'Remembers settings of the player', 240],
    ],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('vimeo', {
    name: 'Vimeo',
    category: 'statistics',
    patterns: ['player.vimeo.com', 'vimeo.com/showcase/', 'vimeo.com/event/', 'i.vimeocdn.com'],
    cookies: [['vuid', 'Counts what was watched', 730]],
    privacyUrl: 'https://vimeo.com/privacy',
  }),
  service('dailymotion', {
    name: 'Dailymotion',
    category: 'marketing',
    patterns: ['dailymotion.com/embed', 'geo.dailymotion.com'],
    cookies: [['v1st', 'Distinguishes visitors', 395]],
    privacyUrl: 'https://legal.dailymotion.com/en/privacy-policy/',
  }),
  service('wistia', {
    name: 'Wistia',
    category: 'statistics',
    patterns: ['fast.wistia.com', 'fast.wistia.net'],
    cookies: [['wistia*', 'Remembers where a video was left', 365]],
    privacyUrl: 'https://wistia.com/privacy',
  }),
  service('google-maps', {
    name: 'Google Maps',
    category: 'marketing',
    patterns: ['maps.googleapis.com', 'google.com/maps', 'maps.google.', ...GOOGLE_COUNTRY_MAPS],
    cookies: [['NID', 'Remembers preferences', 180]],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('openstreetmap', {
    name: 'OpenStreetMap',
    category: 'functional',
    patterns: ['openstreetmap.org/export/embed', 'tile.openstreetmap.org'],
    cookies: [],
    privacyUrl: 'https://osmfoundation.org/wiki/Privacy_Policy',
  }),
  service('google-fonts', {
    name: 'Google Fonts',
    category: 'marketing',
    patterns: ['fonts.googleapis.com', 'fonts.gstatic.com'],
    cookies: [],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('adobe-fonts', {
    name: 'Adobe Fonts',
    category: 'marketing',
    patterns: ['use.typekit.net', 'p.typekit.net'],
    cookies: [],
    privacyUrl: 'https://www.adobe.com/privacy/policies/adobe-fonts.html',
  }),
  service('google-recaptcha', {
    name: 'Google reCAPTCHA',
    category: 'marketing',
    patterns: ['google.com/recaptcha', 'gstatic.com/recaptcha', 'recaptcha.net'],
    cookies: [['_GRECAPTCHA', 'Distinguishes people from programs', 180]],
    privacyUrl: GOOGLE_PRIVACY,
  }),
  service('hcaptcha', {
    name: 'hCaptcha',
    category: 'functional',
    patterns: ['hcaptcha.com/1/api.js', 'newassets.hcaptcha.com'],
    cookies: [['__cflb', 'Spreads calls over servers', 1]],
    privacyUrl: 'https://www.hcaptcha.com/privacy',
  }),
  service('cloudflare-turnstile', {
    name: 'Cloudflare Turnstile',
    category: 'functional',
    patterns: ['challenges.cloudflare.com/turnstile'],
    cookies: [['cf_clearance', 'Keeps a passed check', 365]],
    privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  }),
  service('spotify', {
    name: 'Spotify',
    category: 'marketing',
    patterns: ['open.spotify.com/embed'],
    cookies: [
      ['sp_t', 'Distinguishes visitors', 365],
      ['sp_landing', 'Remembers the first page', 1],
    ],
    privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
  }),
  service('soundcloud', {
    name: 'SoundCloud',
    category: 'marketing',
    patterns: ['w.soundcloud.com/player'],
    cookies: [['sc_anonymous_id', 'Distinguishes visitors', 3650]],
    privacyUrl: 'https://soundcloud.com/pages/privacy',
  }),
  service('disqus', {
    name: 'Disqus',
    category: 'marketing',
    patterns: ['disqus.com/embed.js', 'disquscdn.com'],
    cookies: [['disqus_unique', 'Distinguishes visitors', 365]],
    privacyUrl: 'https://help.disqus.com/en/articles/1717103-disqus-privacy-policy',
  }),
  service('calendly', {
    name: 'Calendly',
    category: 'preferences',
    patterns: ['assets.calendly.com', 'calendly.com/'],
    cookies: [['_calendly_session', 'Keeps a booking that is under way', 21]],
    privacyUrl: 'https://calendly.com/legal/privacy-notice',
  }),
  service('typeform', {
    name: 'Typeform',
    category: 'statistics',
    patterns: ['embed.typeform.com', 'typeform.com/to/'],
    cookies: [['tf_respondent_cc', 'Remembers what the visitor of a form said about cookies', 180]],
    privacyUrl: 'https://admin.typeform.com/to/dwk6gt/',
  }),
  service('giphy', {
    name: 'Giphy',
    category: 'marketing',
    patterns: ['giphy.com/embed'],
    cookies: [],
    privacyUrl: 'https://support.giphy.com/hc/articles/360032872931',
  }),
  service('gravatar', {
    name: 'Gravatar',
    category: 'preferences',
    patterns: ['gravatar.com/avatar'],
    cookies: [],
    privacyUrl: 'https://automattic.com/privacy/',
  }),
];
