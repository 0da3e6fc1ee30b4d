import { service } from './library-service.ts';

/** The banner and what it remembers: in the cookie list of every site. */
export const CONSENT_SERVICE_ID = 'beckon-consent';

/**
 * What Beckon itself stores on a site. Neither has a pattern, because neither is held back: before
 * consent, popups show and store nothing if the site wants that
 * (docs/decisions/0021-consent-is-for-marketing.md). A lifetime of less than a day counts as a
 * day.
 */
export const OWN_SERVICES = [
  service(CONSENT_SERVICE_ID, {
    name: 'Beckon consent',
    category: 'functional',
    patterns: [],
    cookies: [
      ['cmplz_banner-status', 'Remembers whether the cookie banner was closed', 365],
      ['cmplz_policy_id', 'Version of the cookie policy that the choice is for', 365],
      ['cmplz_functional', 'Remembers the choice for necessary cookies', 365],
      ['cmplz_preferences', 'Remembers the choice for preferences', 365],
      ['cmplz_statistics', 'Remembers the choice for statistics', 365],
      ['cmplz_marketing', 'Remembers the choice for marketing', 365],
      ['cmplz_consented_services', 'Remembers the choice for single services', 365],
      ['cmplz_saved_categories', 'Remembers what was recorded as proof', 365],
      ['cmplz_saved_services', 'Remembers what was recorded as proof', 365],
      ['cmplz_id', 'Number under which the choice is kept as proof', 365],
      ['cmplz_unsent', 'Remembers that a proof of the choice has to be sent again', 365],
      ['cmplz_unsent_*', 'Keeps the proof of the choice until it is sent', 30],
      ['cmplz_changed_at', 'Lets other open pages follow the choice', 3650],
      ['cmplz_cookie_data', 'Knows which cookies of refused services to remove', 0],
    ],
    privacyUrl: '',
  }),
  service('beckon-popups', {
    name: 'Beckon popups',
    category: 'marketing',
    patterns: [],
    cookies: [
      ['poptin_user_id', 'Distinguishes visitors', 365],
      ['poptin_user_ip', 'Remembers the address of the visitor', 365],
      ['poptin_user_country_code', 'Remembers the country of the visitor', 365],
      ['poptin_old_user', 'Remembers whether the visitor has been here before', 2],
      ['poptin_session', 'Keeps the current visit', 1],
      ['poptin_last_visit', 'Day of the last visit', 365],
      ['poptin_visits_counter', 'Counts visits', 365],
      ['poptin_referrer', 'Remembers where the visitor came from', 1],
      ['poptin_referrer_protocol', 'Remembers where the visitor came from', 1],
      ['poptin_previous_url', 'Remembers the page before', 1],
      ['poptin_previous_url_protocol', 'Remembers the page before', 1],
      ['poptin_shopify_recent_product_id', 'Remembers products that were viewed', 365],
      ['poptin_session_account_time_*', 'Measures the time on the site', 30],
      ['poptin_session_account_*', 'Measures the time on the site', 30],
      ['poptin_o_a_d_*', 'Shows a popup once a day only', 1],
      ['poptin_o_v_*', 'Shows a popup to each visitor only once', 365],
      ['poptin_d_a_x_v_*', 'Remembers when a popup was last shown', 365],
      ['poptin_c_p_o_x_c_*', 'Remembers that a popup was closed', 1],
      ['poptin_conversion_*', 'Remembers that a form was sent', 365],
    ],
    privacyUrl: '',
  }),
];

export function isOwnService(id: string): boolean {
  return OWN_SERVICES.some((own) => own.id === id);
}
