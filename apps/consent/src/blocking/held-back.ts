/**
 * The attribute of an element that nobody marked and that we hold back. A copy of the element has
 * it, too, so the copy also waits.
 */
export const HELD_BACK = 'data-beckon-held';

/** Selects an element that we hold back and that is not released yet. */
export const HELD = `[${HELD_BACK}]:not(.cmplz-activated)`;
