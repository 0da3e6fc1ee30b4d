import { VISIBLE } from './names.ts';

/**
 * The names of sites and popups, as a pattern of a schema: one line with something to see. Blanks,
 * marks of direction and the like are not enough. Takes time in proportion to the text, however
 * long it is.
 */
export const NAME_PATTERN = `^(?=[^\\p{Cc}\\u2028\\u2029]*$)[^]*?${VISIBLE.source}`;
