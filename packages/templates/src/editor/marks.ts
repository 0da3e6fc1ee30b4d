const LEAVES_A_LINE: ReadonlySet<string> = new Set(['DIV', 'P']);
const SIGNS: Readonly<Record<string, string>> = { EM: '*', I: '*', STRONG: '**', B: '**' };

/** What is read of a node of a page. */
export interface MarkedNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<MarkedNode>;
}

/**
 * The copy that is in an element, with its marks: `*stressed*`, `**strong**` and line breaks. The
 * other way round than `richText`.
 */
export function readMarks(element: MarkedNode): string {
  return Array.from(element.childNodes, readNode).join('');
}

function readNode(node: MarkedNode, index: number): string {
  if (node.nodeName === '#text') return (node.textContent ?? '').replaceAll('\u00a0', ' ');
  if (node.nodeName === 'BR') return '\n';
  const inside = readMarks(node);
  if (LEAVES_A_LINE.has(node.nodeName)) return index === 0 ? inside : `\n${inside}`;
  return marked(inside, SIGNS[node.nodeName] ?? '');
}

/** Blanks at the edges stay outside of the marks, where they do not count as stressed. */
function marked(copy: string, sign: string): string {
  const words = copy.replaceAll('*', '').trim();
  if (sign === '' || words === '') return copy;
  const [before = '', after = ''] = copy.replaceAll('*', '').split(words);
  return `${before}${sign}${words}${sign}${after}`;
}
