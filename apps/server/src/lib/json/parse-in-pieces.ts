import { type Handler, Parser } from 'htmlparser2';

/** Deeper than any design: a browser itself stops at some hundreds. */
export const DEEPEST_DESIGN = 200;
/**
 * Characters per piece. The depth is checked after each piece, because a deep stack of open
 * elements is slow to search.
 */
const PIECE = 4096;

type Reader = Partial<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag' | 'onend'>>;

/**
 * Parses markup and reports what it finds to `reader`, in time proportional to the length. If
 * elements are nested deeper than `deepest`, it stops early and returns false; the reader has then
 * seen only the beginning. docs/decisions/0019.
 */
export function parseInPieces(html: string, reader: Reader, deepest = DEEPEST_DESIGN): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      depth += 1;
      reader.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      reader.onclosetag?.(name, isImplied);
    },
    ontext: (text) => reader.ontext?.(text),
    onend: () => reader.onend?.(),
  });
  for (let at = 0; at < html.length; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    if (depth > deepest) return false;
  }
  parser.end();
  return true;
}
