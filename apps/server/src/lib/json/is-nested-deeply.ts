/** Deeper than anything that we or shops send. */
const DEEPEST = 100;
const [QUOTE, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d];
const NOT_FOUND = -1;

/**
 * True if a JSON text has so many levels that recursive functions could overflow the stack. May
 * also be true for a text that is not valid JSON.
 */
export function isNestedDeeply(text: string): boolean {
  if (text.length < 2 * DEEPEST) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.codePointAt(at);
    if (letter === QUOTE) at = endOfText(text, at);
    else if (letter === LIST || letter === OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (letter === LIST_END || letter === OBJECT_END) depth -= 1;
  }
  return false;
}

/**
 * The position of the quote that ends the string. The length of the JSON text if the string has no
 * end.
 */
function endOfText(json: string, start: number): number {
  let end = start;
  do {
    end = json.indexOf('"', end + 1);
    if (end === NOT_FOUND) return json.length;
  } while (isEscaped(json, end));
  return end;
}

function isEscaped(json: string, at: number): boolean {
  let first = at;
  while (json[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}
