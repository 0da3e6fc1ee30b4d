/** Ids or names in one text, separated by commas. */
export function splitIds(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
