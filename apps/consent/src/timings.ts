/** The time limits of consent.js, in milliseconds. */
export const TIMINGS = {
  /**
   * The page's own settings are sufficient to start with, so the script waits no longer than this
   * for better ones.
   */
  userDataTimeout: 3000,
  /** After this time the banner is shown without what it waits for, which is better than no banner. */
  stylesTimeout: 3000,
  newContentCheck: 2000,
  /** After a withdrawal, the page is loaded again after this time even if nothing was deleted. */
  cleanUpTimeout: 3000,
} as const;

/**
 * The limit for calls of lazily loaded parts. It is a separate constant, so that each part includes
 * only what it needs.
 */
export const CALL_TIMEOUT_MS = 5000;
/** The maximum time that one task of ours blocks the page. The browser draws every 16 ms. */
export const SHORT_TASK_MS = 12;
/**
 * At the end of a task, the browser starts to load everything that got an address in it. That takes
 * twice as long as setting the addresses, so this limit is lower.
 */
export const RELEASE_TASK_MS = 4;
export const RESIZE_REST_MS = 500;
export const FAILURE_REPORT_MS = 1000;
export const COOKIE_CLEAN_UP_MS = 1000;
export const VIDEO_CHECK_MS = 500;
export const VIDEO_CHECKS = 100;
export const DISMISS_SCROLL_PX = 400;
export const ANCHOR_OFFSET_PX = 200;
