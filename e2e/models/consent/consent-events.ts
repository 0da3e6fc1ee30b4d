/**
 * The events of the first load, in this order, because other scripts rely on it. Without their
 * prefix, with their details. docs/behaviour/consent.md#start
 */
export const FIRST_LOAD = [
  'wp_consent_type_defined',
  'before_cookiebanner',
  'before_categories_consent',
  'before_category functional',
  'cookie_banner_data',
  'set_category_as_bodyclass',
  'fire_categories functional',
  'banner_status show',
  'cookie_warning_loaded eu',
];

/**
 * Events of an acceptance, without `wp_listen_for_consent_change`, which the WordPress plugin sends
 * at any time.
 */
export const ACCEPTED = [
  'before_categories_consent',
  'before_category marketing',
  'enable_category marketing do_not_match',
  'status_change marketing allow',
  'before_category statistics',
  'enable_category statistics do_not_match',
  'status_change statistics allow',
  'before_category preferences',
  'enable_category preferences do_not_match',
  'status_change preferences allow',
  'before_category functional',
  'status_change functional allow',
  'banner_status dismissed',
  'fire_categories marketing',
  'track_status false',
  'set_category_as_bodyclass',
  'run_after_all_scripts marketing',
];

/** Events of a refusal in a region where consent is asked for, without `wp_` and `run_` events. */
export const REFUSED = [
  'banner_status dismissed',
  'status_change marketing deny',
  'status_change statistics deny',
  'status_change preferences deny',
  'before_category functional',
  'status_change functional allow',
  'fire_categories functional',
  'track_status false',
  'set_category_as_bodyclass',
  'revoke false',
];

/** Runs in the page. Records the name and details of each of our events. */
export function recordEvents(): void {
  const events: string[] = [];
  Reflect.set(window, 'events', events);
  const dispatch = document.dispatchEvent.bind(document);
  document.dispatchEvent = (event: Event) => {
    if (event instanceof CustomEvent && /^(cmplz|wp)_/.test(event.type)) {
      const { detail } = event;
      const words =
        typeof detail === 'object' && detail !== null
          ? ['category', 'service', 'value'].map((key) => Reflect.get(detail, key))
          : [detail];
      const known = words.filter((word) => typeof word === 'string' || typeof word === 'boolean');
      events.push([event.type.replace(/^cmplz_/, ''), ...known].join(' '));
    }
    return dispatch(event);
  };
}

/** If consent is assumed, the categories with consent are reported first. */
export const ASSUMED_START = [
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
