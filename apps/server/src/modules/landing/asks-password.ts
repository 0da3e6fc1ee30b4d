import { Parser } from 'htmlparser2';

const FIELD = /<input/i;
const PASSWORD = /\btype\s*=[\s"']*password/i;

/**
 * Whether markup may contain a password field anywhere: in an element that is left out, in a
 * comment that browsers end earlier than a parser, or written with entities. This searches the text
 * itself, because each parser of markup has its own rules. So a text that mentions such a type
 * after a field also counts. The time is proportional to the length of the markup.
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
