import { isNestedDeeply } from './is-nested-deeply.ts';
import { parseForeignJson } from './parse-foreign-json.ts';

/**
 * The value of a JSON text of the wire; undefined if it is not JSON, or has too many levels. Pages
 * with an old library (Prototype.js before 1.7) make browsers send lists as a text inside a text,
 * so a value that is a text is parsed again.
 */
export function readJsonText(text: string): unknown {
  const value = parse(text);
  return typeof value === 'string' ? (parse(value) ?? value) : value;
}

function parse(text: string): unknown {
  // Most optional texts are empty. To find that out by an exception costs as much as a complete
  // call.
  if (text === '' || isNestedDeeply(text)) return undefined;
  try {
    return parseForeignJson(text);
  } catch {
    return undefined; // Cut off or not ours; the caller says what that means.
  }
}
