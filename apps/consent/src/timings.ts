/** Waits of consent.js, in milliseconds. */
export const TIMINGS = {
  /** The settings of the page are good enough to start with, so nobody waits longer than this. */
  userDataTimeout: 3000,
  /** A banner without its styles is still better than none. */
  stylesTimeout: 3000,
  newContentCheck: 2000,
} as const;

/**
 * The limit for calls of parts that are loaded later. It is a constant of its own, so that each
 * part includes only what it needs.
 */
export const CALL_TIMEOUT_MS = 5000;
/** The page does not wait longer than this for our own work; the browser draws every 16 ms. */
export const SHORT_TASK_MS = 12;
/**
 * The browser starts to load what got an address at the end of the same task, which takes it twice
 * as long as setting the address.
 */
export const RELEASE_TASK_MS = 4;
export const RESIZE_REST_MS = 500;
export const FAILURE_REPORT_MS = 1000;
export const COOKIE_CLEAN_UP_MS = 1000;
export const VIDEO_CHECK_MS = 500;
export const VIDEO_CHECKS = 100;
export const DISMISS_SCROLL_PX = 400;
export const ANCHOR_OFFSET_PX = 200;
