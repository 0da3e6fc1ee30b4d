/**
 * The names of sites and popups, as a pattern of a schema: one line with something to see. Blanks,
 * marks of direction and other letters without a picture are not enough.
 */
export const NAME_PATTERN = '^\\P{Cc}*[\\p{L}\\p{N}\\p{P}\\p{S}]\\P{Cc}*$';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is nothing to see in a text: it is empty, or has only blanks and invisible letters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
