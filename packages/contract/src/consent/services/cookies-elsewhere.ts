/**
 * Cookies of the library that are stored on the service's own domain, where no page of a site can
 * read them. Sources of this list: docs/cookie-scan.md#cookies-that-live-elsewhere.
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'google-ads': ['IDE'],
  facebook: ['fr'],
  instagram: ['ig_did'],
  'x-twitter': ['guest_id*', 'personalization_id', 'muc_ads'],
  linkedin: ['bcookie', 'li_gc'],
  'microsoft-ads': ['MUID'],
  taboola: ['t_gid'],
  outbrain: ['obuid'],
  criteo: ['uid'],
  youtube: ['VISITOR_INFO1_LIVE', 'YSC', 'PREF'],
  vimeo: ['vuid'],
  dailymotion: ['v1st'],
  'google-maps': ['NID'],
  'google-recaptcha': ['_GRECAPTCHA'],
  spotify: ['sp_t', 'sp_landing'],
  soundcloud: ['sc_anonymous_id'],
  disqus: ['disqus_unique'],
  calendly: ['_calendly_session'],
  typeform: ['tf_respondent_cc'],
  trustpilot: ['TP.uuid'],
  clarity: ['CLID'],
};

/**
 * Whether a cookie that a service sets is on the site's own domain, so that the site can delete it.
 * A cookie that is not in the library counts as one on the site's domain.
 */
export function isOnSite(serviceId: string, cookie: string): boolean {
  return ELSEWHERE[serviceId]?.includes(cookie) !== true;
}
