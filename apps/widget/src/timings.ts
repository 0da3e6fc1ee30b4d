/**
 * Every wait of the widget beside those of a popup's life, and what it belongs to. A number of
 * milliseconds is nowhere else.
 */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

// How long cookies live: docs/behaviour/storage-and-cookies.md
export const YEAR_MS = 365 * DAY_MS;
export const ACCOUNT_SESSION_MS = 30 * DAY_MS;
export const REFERRER_LIFE_MS = 2 * MINUTE_MS;
export const REFERRER_REFRESH_MS = 60 * SECOND_MS;
export const VISIT_IDLE_MS = 30 * MINUTE_MS;
export const OLD_USER_LIFE_MS = 2 * DAY_MS;
export const OLD_USER_REFRESH_MS = 60 * SECOND_MS;
export const CLOSED_MARKER_LIFE_MS = DAY_MS;
export const ONCE_A_DAY_LIFE_MS = DAY_MS;
export const SITE_SESSION_WINDOW_MS = 60 * SECOND_MS;
export const SITE_SESSION_REFRESH_MS = 20 * SECOND_MS;

// docs/behaviour/appearance.md#pushing-the-page
export const PINNED_AGAIN_MS = 250; // after scrolling, until headers are looked for again

// docs/behaviour/triggers.md
export const SCROLL_REARM_MS = 300;
export const AT_LOAD_SECONDS = 2; // what opens before that opens with the page
export const SHORT_PAGE_MS = 2 * SECOND_MS; // by then a page that draws itself has its height
export const BACK_BUTTON_DELAY_MS = 300;
/** Leaving to the tab strip right after a click on a link is no exit intent. */
export const LINK_CLICK_GRACE_MS = SECOND_MS;
export const FAST_SCROLL_WINDOW_MS = 300; // exit intent on phones
export const AUTO_PILOT_SCROLL_AFTER_MS = 10 * SECOND_MS; // automatic timing
export const AUTO_PILOT_READING_MS = 30 * SECOND_MS;
export const AUTO_PILOT_IDLE_MS = 20 * SECOND_MS;
export const AD_BLOCK_ANSWER_MS = 300;

export const NEW_TAB_CHECK_MS = 500; // was the tab blocked?

// docs/behaviour/starting.md, docs/behaviour/shops.md
export const SHOPIFY_CONSENT_POLL_MS = SECOND_MS;
export const SHOP_CART_WAIT_MS = 800; // the display call carries the cart; a slow shop is not waited for
/** A cart that changes before its popups are there still opens them after that. */
export const EARLY_CART_CHANGE_MS = 5 * SECOND_MS;
/** So long a customer has looked at a product before that is recorded. */
export const BROWSING_AFTER_MS = 5_000;
export const PAGE_LOAD_RETRY_MS = SECOND_MS;
export const COOKIE_BANNER_WAIT_MS = 3 * SECOND_MS; // a banner's script that does not say whether it asks
export const COOKIE_BANNER_LOADING_MS = 10 * SECOND_MS; // a banner that is known to come
export const EMBEDDED_RECHECK_MS = 5 * SECOND_MS;
export const EXPLAIN_REFRESH_MS = SECOND_MS; // the owner's panel

// Calls.
export const VIEW_ID_WAIT_MS = 1500; // a conversion goes out without its view id after that
export const CALL_TIMEOUT_MS = 15 * SECOND_MS;
export const PENDING_CONVERSION_LIFE_MS = 7 * DAY_MS;
