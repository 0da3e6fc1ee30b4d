/** Waits of consent.js, in milliseconds. */
export const TIMINGS = {
  /** The settings of the page are good enough to start with; nobody waits longer than this. */
  userDataTimeout: 3000,
  /** A banner without its styles is still better than none. */
  stylesTimeout: 3000,
  /** A visitor who has answered waits at most so long for the tab. */
  quietRest: 2000,
  newContentCheck: 2000,
} as const;

/** Waits of the parts that are loaded later, in milliseconds unless named otherwise. */
export const PART_TIMINGS = {
  callTimeout: 5000,
  resizeRest: 500,
  cookieCleanUp: 1000,
  videoCheck: 500,
  videoChecks: 100,
  dismissScrollPx: 400,
  anchorOffsetPx: 200,
} as const;
