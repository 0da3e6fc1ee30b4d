const LONGEST_TITLE = 50;

/**
 * A title as it is drawn: a long one is cut to 50 characters and an ellipsis. A letter of two code
 * units is never split.
 */
export function cutTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > LONGEST_TITLE
    ? `${letters.slice(0, LONGEST_TITLE).join('').trimEnd()}…`
    : title;
}
