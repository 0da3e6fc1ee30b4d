/**
 * Every wait of the widget, with the section it comes from. Nobody writes a number of milliseconds
 * anywhere else.
 */
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

// Cookie lives: display §9, interaction §9.
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

// Triggers: display §4, §9.
export const SCROLL_REARM_MS = 300;
export const AT_LOAD_SECONDS = 2; // ours: what opens before that opens with the page
export const SHORT_PAGE_MS = 2 * SECOND_MS; // ours: by then a page that draws itself has its height
export const BACK_BUTTON_DELAY_MS = 300;
export const LINK_CLICK_GRACE_MS = SECOND_MS; // leaving to the tab strip right after a click on a link is no exit intent
export const FAST_SCROLL_WINDOW_MS = 300; // mobile exit intent: decisions.md, deviation 2
export const AUTO_PILOT_SCROLL_AFTER_MS = 10 * SECOND_MS; // decisions.md, automatic timing
export const AUTO_PILOT_READING_MS = 30 * SECOND_MS;
export const AUTO_PILOT_IDLE_MS = 20 * SECOND_MS;
export const AD_BLOCK_ANSWER_MS = 300; // decisions.md, ad-block detection

export const PAUSE_BETWEEN_POPUPS_MS = 3 * SECOND_MS; // ours: nobody closes one popup to meet the next

// The popup's life: display §4, interaction §4.2.
export const EXIT_EFFECT_MS = 800;
export const ESCAPE_CLOSE_MS = 800;
export const COUNTDOWN_TICK_MS = SECOND_MS;
export const TIMER_ENDS_UNDER_MS = SECOND_MS;
export const THANKS_DEFAULT_MS = 5 * SECOND_MS;
export const THANKS_STAYS_MS = 60 * SECOND_MS;
export const THANKS_STAYS_EMBEDDED_MS = 600 * SECOND_MS; // the 600 s variant
export const LEAD_CLOSE_MS = 100;
export const LEAD_CLOSE_AFTER_FAILURE_MS = SECOND_MS; // the alternate path
export const LEAD_CLOSE_HEBREW_MS = 2 * SECOND_MS;
export const SENT_MESSAGE_MS = 5 * SECOND_MS; // ours: an embedded form may be sent again after that
export const REDIRECT_CLICK_MS = 1500; // display §9
export const NEW_TAB_CHECK_MS = 500; // interaction §7.1: was the tab blocked?

// Games: interaction §4.4.
export const RESULT_SCREEN_MS = SECOND_MS;
export const GIFT_WITHOUT_PLAY_SCREEN_MS = 8 * SECOND_MS;
export const PRIZE_REDIRECT_MS = 4 * SECOND_MS;
export const COUPON_WHEEL_FACTOR = 3;
export const DRAW_GIVES_UP_MS = 15 * SECOND_MS;

// Start: display §2, §9.
export const SHOPIFY_CONSENT_POLL_MS = SECOND_MS;
export const SHOP_CART_WAIT_MS = 800; // the display call tells the cart, display §7; a slow shop is not waited for
export const PAGE_LOAD_RETRY_MS = SECOND_MS;
export const COOKIE_BANNER_WAIT_MS = 3 * SECOND_MS; // a banner's script that does not say whether it asks; ours
export const COOKIE_BANNER_LOADING_MS = 10 * SECOND_MS; // a banner that is known to come; ours
export const EMBEDDED_RECHECK_MS = 5 * SECOND_MS;
export const EXPLAIN_REFRESH_MS = SECOND_MS; // the owner's panel, ours

// Calls.
export const VIEW_ID_WAIT_MS = 1500; // a conversion goes out without its view id after that
export const CALL_TIMEOUT_MS = 15 * SECOND_MS;
export const PENDING_CONVERSION_LIFE_MS = 7 * DAY_MS;
