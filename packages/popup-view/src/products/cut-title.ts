const LONGEST_TITLE = 50;

/**
 * A title for display: at most 50 characters, and an ellipsis if it is longer. Never splits a
 * character that consists of two code units.
 */
export function cutTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > LONGEST_TITLE
    ? `${letters.slice(0, LONGEST_TITLE).join('').trimEnd()}…`
    : title;
}
