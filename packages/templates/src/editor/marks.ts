const LEAVES_A_LINE: ReadonlySet<string> = new Set(['DIV', 'P']);
const SIGNS: Readonly<Record<string, string>> = { EM: '*', I: '*', STRONG: '**', B: '**' };

/** The properties of a DOM node that are read. */
export interface MarkedNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<MarkedNode>;
}

/**
 * Reads the copy of an element with its marks: `*stressed*`, `**strong**` and line breaks. The
 * reverse of `richText`.
 */
export function readMarks(element: MarkedNode): string {
  return Array.from(element.childNodes, readNode).join('');
}

function readNode(node: MarkedNode, index: number): string {
  if (node.nodeName === '#text') return (node.textContent ?? '').replaceAll('\u00a0', ' ');
  if (node.nodeName === 'BR') return '\n';
  const inside = readMarks(node);
  // A typed star may be a mark. A star that is drawn in an element of its own is none.
  if (node.nodeName === 'SPAN' && inside === '*') return '\\*';
  if (LEAVES_A_LINE.has(node.nodeName)) return index === 0 ? inside : `\n${inside}`;
  return marked(inside, SIGNS[node.nodeName] ?? '');
}

/** Moves spaces at the edges out of the marks, so that they are not stressed. */
function marked(copy: string, sign: string): string {
  const words = copy.replaceAll('*', '').trim();
  if (sign === '' || words === '') return copy;
  const [before = '', after = ''] = copy.replaceAll('*', '').split(words);
  return `${before}${sign}${words}${sign}${after}`;
}
