import { type Handler, Parser } from 'htmlparser2';

/** Deeper than any design: a browser itself stops at some hundreds. */
export const DEEPEST_DESIGN = 200;
/** A deep stack of open elements is slow to search: each piece is checked before the next. */
const PIECE = 4096;

type Reader = Partial<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag' | 'onend'>>;

/**
 * Reports to a reader what a parser finds in markup, in time proportional to its length. Reading
 * ends early, and `false` comes back, where elements are nested deeper than `deepest`; the reader
 * then knows the beginning only. docs/decisions/0019.
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
