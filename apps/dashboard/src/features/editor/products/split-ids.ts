/** Ids or names that stand in one text with commas between them. */
export function splitIds(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
