const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

/**
 * The text that replaces a sentence about free shipping: an empty text if shipping is never free,
 * another sentence if it is free now. Undefined if the sentence stays.
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
 * Replaces `{{tag}}` by the value of the tag. Unknown tags stay as they are, and so do all tags if
 * there is no map (free plan). Works on text, not html.
 */
export function fillPlaceholders(
  text: string,
  tags: ReadonlyMap<string, string> | undefined,
): string {
  if (tags === undefined || !text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (whole: string, name: string) => tags.get(name) ?? whole);
}
