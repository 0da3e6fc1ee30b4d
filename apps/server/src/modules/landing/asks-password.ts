import { Parser } from 'htmlparser2';

const FIELD = /<input/i;
const PASSWORD = /\btype\s*=\s*["']?\s*password/i;

/**
 * Whether markup may hold a field for a password, wherever it is: in an element that is left out,
 * in a comment that a browser ends earlier than a parser, or written with entities. Asked of the
 * text itself, since every reader of markup has rules of its own; a text that speaks of such a type
 * behind a field counts as well. Takes time in proportion to the markup.
 */
export function asksPassword(markup: string): boolean {
  return markup
    .split(FIELD)
    .slice(1)
    .some((behind) => PASSWORD.test(behind) || PASSWORD.test(withoutEntities(behind)));
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  let plain = '';
  const parser = new Parser({ ontext: (part) => (plain += part) }, { decodeEntities: true });
  parser.end(text.replaceAll('<', ' '));
  return plain;
}
