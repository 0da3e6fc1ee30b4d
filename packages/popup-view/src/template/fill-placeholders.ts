const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/**
 * What replaces a text about free shipping: nothing (an empty text) if shipping is never free,
 * another sentence when it is free. Undefined: the text stays.
 */
export function shippingSentence(
  text: string,
  tags: ReadonlyMap<string, string> | undefined,
): string | undefined {
  if (!text.includes('{{free_shipping_')) return undefined;
  const sentence = tags?.get('free_shipping_sentence');
  return sentence === '' || text.includes('_gap') ? sentence : undefined;
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
