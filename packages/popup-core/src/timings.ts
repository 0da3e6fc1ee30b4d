/** All delays of a popup's life, in milliseconds. No other file contains one as a number. */
const SECOND_MS = 1000;

// docs/popup-lifecycle.md, docs/behaviour/closing.md, docs/behaviour/conversions.md
export const ESCAPE_CLOSE_MS = 800;
export const COUNTDOWN_TICK_MS = SECOND_MS;
export const TIMER_ENDS_UNDER_MS = SECOND_MS;
export const THANKS_DEFAULT_MS = 5 * SECOND_MS;
export const THANKS_STAYS_MS = 60 * SECOND_MS;
export const THANKS_STAYS_EMBEDDED_MS = 600 * SECOND_MS; // it covers nothing
export const ASK_AGAIN_MS = SECOND_MS; // a screen that waits is asked no more often
export const LEAD_CLOSE_MS = 100;
export const LEAD_CLOSE_AFTER_FAILURE_MS = SECOND_MS;
export const LEAD_CLOSE_HEBREW_MS = 2 * SECOND_MS;
export const SENT_MESSAGE_MS = 5 * SECOND_MS; // after that, an embedded form may be sent again
export const REDIRECT_CLICK_MS = 1500; // docs/behaviour/conversions.md#links-that-count

// docs/behaviour/games.md#the-result
export const RESULT_SCREEN_MS = SECOND_MS;
export const GIFT_WITHOUT_PLAY_SCREEN_MS = 8 * SECOND_MS;
export const PRIZE_REDIRECT_MS = 4 * SECOND_MS;
export const COUPON_WHEEL_FACTOR = 3;
export const DRAW_GIVES_UP_MS = 15 * SECOND_MS;

export const PAUSE_BETWEEN_POPUPS_MS = 3 * SECOND_MS; // docs/behaviour/queue.md#waiting
