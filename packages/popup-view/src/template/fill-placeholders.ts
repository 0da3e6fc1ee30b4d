const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/**
 * Puts tag values into `{{tag}}`; unknown tags, and all of them when there is no map (free plan),
 * stay as they are. Text in, text out.
 */
export function fillPlaceholders(
  text: string,
  tags: ReadonlyMap<string, string> | undefined,
): string {
  if (tags === undefined || !text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (whole: string, name: string) => tags.get(name) ?? whole);
}
