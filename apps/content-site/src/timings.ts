/** Every wait of this script, in milliseconds. */
export const TIMINGS = {
  /** Looks for lazy content come at most this often. */
  lazyThrottle: 99,
  /** What an AJAX call brought is on the page by then. */
  lookAfterAjax: 1000,
  /** A form that was sent is on its way at most so long; then it may be sent by keyboard again. */
  sending: 5000,
} as const;

/** Distances on the screen. */
export const DISTANCES = {
  /** The article has moved on when its top is this far from the top of the window. */
  articleTopPx: 145,
  /** Share of the window's height at which the sign-up section ends the first class. */
  signUpShare: 0.53,
  /** The same for the class of the sidebar. */
  signUpShareForSidebar: 0.73,
  /** Lazy content is loaded so far before it comes into view. */
  lazyAheadPx: 300,
} as const;
