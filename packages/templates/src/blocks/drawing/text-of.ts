import { isValidElement } from 'react';

/** The copy of a block, which is a text, or the element of the editor that contains it. */
export function textOf(copy: unknown): string {
  if (typeof copy === 'string') return copy;
  if (!isValidElement<{ readonly value?: unknown; readonly copy?: unknown }>(copy)) return '';
  const { value, copy: typed = value } = copy.props;
  return typeof typed === 'string' ? typed : '';
}
