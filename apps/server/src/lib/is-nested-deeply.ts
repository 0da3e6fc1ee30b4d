/** Deeper than anything that we or shops send. */
const DEEPEST = 100;

/**
 * True if a JSON text has so many levels that functions which call themselves for each level could
 * run out of stack. Also true for some texts that are no JSON.
 */
export function isNestedDeeply(text: string): boolean {
  if (text.length < 2 * DEEPEST) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at);
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
}

/** Where the text ends that begins there; the end of all if it does not. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
