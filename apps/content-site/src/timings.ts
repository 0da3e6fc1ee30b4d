/** All delays of this script, in milliseconds. */
export const TIMINGS = {
  /** Minimum time between two checks for lazy content. */
  lazyThrottle: 99,
  /** After this time, the result of an AJAX call is expected on the page. */
  lookAfterAjax: 1000,
  /** How long a sent form counts as being sent. After that, it can be sent by keyboard again. */
  sending: 5000,
} as const;

/** Distances on the screen, in px or as a share of the window's height. */
export const DISTANCES = {
  /** The visitor is in the article once its top is at most this far below the top of the window. */
  articleTopPx: 145,
  /**
   * The first class ends when the top of the sign-up section reaches this share of the window
   * height.
   */
  signUpShare: 0.53,
  /** The same for the class of the sidebar. */
  signUpShareForSidebar: 0.73,
  /** Lazy content is loaded when it is at most this far from the window. */
  lazyAheadPx: 300,
} as const;
