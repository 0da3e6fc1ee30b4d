/**
 * Keys of local storage: they outlive the browser window. A key is never renamed.
 * docs/behaviour/storage-and-cookies.md#local-storage.
 */
export const LOCAL_KEYS = {
  convertedEmail: 'poptin_converted_email',
  pendingConversions: 'poptin_pending_conversions',
} as const;

/** Keys that the files of popups do not use, so that those files do not contain them. */
export const PAGE_LOCAL_KEYS = {
  wixCartId: 'poptin_wix_cart_id',
  visitedPages: 'poptin_visited_pages',
} as const;

/** Keys that only lazily loaded files use, so that the script of every page does not contain them. */
export const LOADED_LOCAL_KEYS = {
  wixCart: 'poptin_wix_cart',
  popupMemories: 'poptin_popup_memories',
  attention: 'poptin_attention',
} as const;

/** Key of local storage: this visitor has consented. Only sites in consent mode set it. */
export const CONSENT_KEY = 'poptin_consent';

/** Keys of session storage: they end with the tab. */
export const SESSION_KEYS = {
  originLandingPage: 'poptin_origin_landing_page',
  visit: 'poptin_visit',
  lastPage: 'poptin_last_page',
  ownerToken: 'poptin_owner_token',
} as const;

/** A key of session storage that only a lazily loaded file uses. */
export const CART_LINES_KEY = 'poptin_cart_lines';

/** Prefixes of session keys that end in a popup's id. */
export const POPUP_KEY_PREFIXES = {
  autoPilot: 'apt_',
  nthPage: 'poptin_nth_page_',
} as const;

export function autoPilotKey(popupId: string): string {
  return POPUP_KEY_PREFIXES.autoPilot + popupId;
}

/** Prefix of a session key that only a lazily loaded file uses. */
export const VIEWED_URL_PREFIX = 'poptin_viewed_url_';

/** The key for the address where this popup was last seen in this session. */
export function viewedUrlKey(popupId: string): string {
  return VIEWED_URL_PREFIX + popupId;
}

export function nthPageKey(popupId: string): string {
  return POPUP_KEY_PREFIXES.nthPage + popupId;
}
