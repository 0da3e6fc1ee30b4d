import { createElement, Fragment, type ReactNode, isValidElement } from 'react';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\n)/;
/**
 * A word such as e-mail: a line break after its hyphen would leave a single letter at the end of
 * the line.
 */
const HYPHENATED = /((?<!\p{L})\p{L}-\p{L}+)/u;

/**
 * Draws copy with its marks: `*stressed*`, `**strong**` and line breaks. While the copy is edited
 * in place, Puck passes an element that contains it. Copy without marks keeps that element. Copy
 * with marks is drawn with them instead, and is edited in the side panel.
 */
export function richText(value: unknown): ReactNode {
  if (isValidElement<{ readonly value?: unknown }>(value))
    return isMarked(value.props.value) ? richText(value.props.value) : value;
  if (typeof value !== 'string') return null;
  return createElement(Fragment, null, ...value.split(MARKS).map(drawPart));
}

function isMarked(copy: unknown): boolean {
  return typeof copy === 'string' && /\*[^*]+\*/.test(copy);
}

function drawPart(part: string): ReactNode {
  if (part === '\n') return <br />;
  if (part.startsWith('**') && part.length > 4)
    return <strong>{wholeWords(part.slice(2, -2))}</strong>;
  if (part.startsWith('*') && part.length > 2) return <em>{wholeWords(part.slice(1, -1))}</em>;
  return wholeWords(part);
}

function wholeWords(text: string): ReactNode {
  const pieces = text
    .split(HYPHENATED)
    .map((piece, index) => (index % 2 === 0 ? piece : wholeWord(piece)));
  return createElement(Fragment, null, ...pieces);
}

function wholeWord(word: string): ReactNode {
  return <span className="t-whole">{word}</span>;
}
