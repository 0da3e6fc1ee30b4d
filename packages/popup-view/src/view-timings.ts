/** Every wait of the view, except in games. docs/behaviour/appearance.md. */

/**
 * The popup takes the focus when the entry effect ends, or at the latest after this time.
 * docs/behaviour/accessibility.md#focus.
 */
export const ENTRY_CEILING_MS = 2000;
export const PUSH_PAGE_MS = 300;
/** How often a popup below a modal dialog checks whether the dialog has closed. */
export const MODAL_CHECK_MS = 300;
/** How long a closed prerendered popup waits until the form that was submitted before is sent. */
export const SUBMIT_CEILING_MS = 5000;
/** Time between copying and a tooltip that also says "Copied". docs/behaviour/popup-parts.md#coupon. */
export const COPIED_TOOLTIP_MS = 500;
/** How long "Copied" stays before the button can be used again. */
export const COPIED_STAYS_MS = 3000;
/** The duration of a ticker if none is set. docs/behaviour/popup-parts.md#ticker. */
export const TICKER_DEFAULT_MS = 7000;
/** The duration in milliseconds divided by this is the number of seconds of one round. */
export const TICKER_DIVISOR = 400;
/** How often an animated tab moves, and for how long. docs/behaviour/teaser.md#attention. */
export const ATTENTION_EVERY_MS = 3000;
export const ATTENTION_LASTS_MS = 1000;
