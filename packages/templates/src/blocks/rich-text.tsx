import { Fragment, type ReactNode, isValidElement } from 'react';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\n)/;

/** Copy with its few marks: `*stressed*`, `**strong**` and line breaks. While it is edited in place Puck hands in an element, kept as it is. */
export function richText(value: unknown): ReactNode {
  if (isValidElement(value)) return value;
  if (typeof value !== 'string') return null;
  return value.split(MARKS).map((part, index) => <Fragment key={index}>{drawPart(part)}</Fragment>);
}

function drawPart(part: string): ReactNode {
  if (part === '\n') return <br />;
  if (part.startsWith('**') && part.length > 4) return <strong>{part.slice(2, -2)}</strong>;
  if (part.startsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>;
  return part;
}
