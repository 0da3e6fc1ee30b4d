/** Every wait of the view, with the section it comes from. */
export const EXIT_EFFECT_MS = 800; // display §4
/** Focus goes in when the entry effect ends, at the latest then. Interaction §2.4. */
export const ENTRY_CEILING_MS = 2000;
export const PUSH_PAGE_MS = 300; // interaction §2.3
export const COPIED_TOOLTIP_MS = 500; // interaction §7.1
/** How long "Copied" stays before the button offers itself again. */
export const COPIED_STAYS_MS = 3000;
export const TICKER_DEFAULT_MS = 7000; // interaction §2.3
export const TICKER_DIVISOR = 400; // interaction §2.3
export const ATTENTION_EVERY_MS = 3000; // display §4
export const ATTENTION_LASTS_MS = 1000; // display §4
