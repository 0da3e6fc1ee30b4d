const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/**
 * Whether a text tells of free shipping on a site where shipping is never free: without the amount
 * it is no sentence.
 */
export function lacksAmount(text: string, tags: ReadonlyMap<string, string> | undefined): boolean {
  return tags?.get('free_shipping_from') === '' && text.includes('{{free_shipping_');
}

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
