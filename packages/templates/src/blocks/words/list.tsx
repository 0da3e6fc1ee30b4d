import { createElement, type ReactNode } from 'react';
import { readChoice, readTexts } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf } from '../drawing/choices.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';

const MARKERS = ['check', 'dot', 'number', 'line'] as const;

export const list = defineBlock({
  type: 'List',
  label: 'List',
  group: 'words',
  fields: {
    items: {
      type: 'array',
      label: 'Items',
      arrayFields: { text: { type: 'text', label: 'Text' } },
    },
    marker: selectOf('Marker', MARKERS),
  },
  defaults: {
    items: [{ text: 'First benefit' }, { text: 'Second benefit' }, { text: 'Third benefit' }],
    marker: 'check',
  },
  parse: (raw) => ({
    items: readTexts(raw, 'items').map((item) => ({ text: item })),
    marker: readChoice(raw, 'marker', { of: MARKERS, fallback: 'check' }),
  }),
  view: ({ items, marker }) =>
    createElement('ul', { className: `t-list t-list-${marker}` }, ...items.map(drawItem)),
});

function drawItem({ text }: { readonly text: ReactNode }): ReactNode {
  return (
    <li>
      <span className={directionClass(text) || undefined}>{richText(text)}</span>
    </li>
  );
}
