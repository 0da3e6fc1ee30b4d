const LONGEST_TITLE = 50;

/**
 * A title as it is drawn: of a longer one its first 50 characters and an ellipsis. A letter of two
 * code units stays whole.
 */
export function cutTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > LONGEST_TITLE
    ? `${letters.slice(0, LONGEST_TITLE).join('').trimEnd()}…`
    : title;
}
