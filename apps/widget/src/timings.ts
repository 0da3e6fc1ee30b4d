/**
 * All waits of the widget except those of a popup's life. No other file contains a number of
 * milliseconds.
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
export const PINNED_AGAIN_MS = 250; // pause after scrolling before headers are looked for again

// docs/behaviour/triggers.md
export const SCROLL_REARM_MS = 300;
export const AT_LOAD_SECONDS = 2; // a popup that opens earlier opens with the page
export const SHORT_PAGE_MS = 2 * SECOND_MS; // a page that draws itself has its height by then
export const BACK_BUTTON_DELAY_MS = 300;
/** When the pointer leaves to the tab strip right after a click on a link, that is no exit intent. */
export const LINK_CLICK_GRACE_MS = SECOND_MS;
export const FAST_SCROLL_WINDOW_MS = 300; // exit intent on phones
export const AUTO_PILOT_SCROLL_AFTER_MS = 10 * SECOND_MS; // automatic timing
export const AUTO_PILOT_READING_MS = 30 * SECOND_MS;
export const AUTO_PILOT_IDLE_MS = 20 * SECOND_MS;
export const AD_BLOCK_ANSWER_MS = 300;

export const NEW_TAB_CHECK_MS = 500; // pause before checking whether the tab was blocked

// docs/behaviour/starting.md, docs/behaviour/shops.md
/** Frameworks set the title of a new page only when they draw it, and rules may look at it. */
export const NEW_TITLE_MS = 200;
export const SHOPIFY_CONSENT_POLL_MS = SECOND_MS;
export const SHOP_CART_WAIT_MS = 800; // the display call contains the cart, but does not wait longer for a slow shop
/** A change of the cart still opens popups that are armed within this time after it. */
export const EARLY_CART_CHANGE_MS = 5 * SECOND_MS;
/**
 * After a change of the cart, the server is asked again once the cart has not been read for this
 * time.
 */
export const CART_RESTS_MS = 300;
/** A product is recorded after the customer has looked at it for this time. */
export const BROWSING_AFTER_MS = 5_000;
export const PAGE_LOAD_RETRY_MS = SECOND_MS;
export const COOKIE_BANNER_WAIT_MS = 3 * SECOND_MS; // if the banner's script does not say whether it asks
export const COOKIE_BANNER_LOADING_MS = 10 * SECOND_MS; // if it is known that a banner will show
export const EMBEDDED_RECHECK_MS = 5 * SECOND_MS;
export const POLICY_REPORT_MS = 100; // the browser's report of a call that the page's policy stopped
export const EXPLAIN_REFRESH_MS = SECOND_MS; // the owner's panel

// Calls.
export const VIEW_ID_WAIT_MS = 1500; // a conversion is then sent without its view id
export const CALL_TIMEOUT_MS = 15 * SECOND_MS;
export const PENDING_CONVERSION_LIFE_MS = 7 * DAY_MS;
