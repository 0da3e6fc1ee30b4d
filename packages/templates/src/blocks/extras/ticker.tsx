import { createElement, type ReactNode } from 'react';
import { readNumber, readTexts } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { directionClass } from '../drawing/own-direction.ts';
import { richText } from '../drawing/rich-text.tsx';

const DEFAULT_DURATION_MS = 7000;

export const ticker = defineBlock({
  type: 'Ticker',
  label: 'News ticker',
  group: 'extras',
  fields: {
    items: { type: 'array', label: 'News', arrayFields: { text: { type: 'text', label: 'Text' } } },
    durationMs: { type: 'number', label: 'One round takes (milliseconds)', min: 400, max: 120_000 },
  },
  defaults: {
    items: [{ text: 'First news' }, { text: 'Second news' }],
    durationMs: DEFAULT_DURATION_MS,
  },
  parse: (raw) => ({
    items: readTexts(raw, 'items').map((text) => ({ text })),
    durationMs: readNumber(raw, 'durationMs', {
      fallback: DEFAULT_DURATION_MS,
      within: [400, 120_000],
    }),
  }),
  view: ({ items, durationMs }) =>
    createElement(
      'div',
      { className: 't-ticker', 'data-block': 'ticker', 'data-duration': durationMs },
      ...items.map(drawItem),
    ),
});

function drawItem({ text }: { readonly text: ReactNode }): ReactNode {
  return <span className={directionClass(text) || undefined}>{richText(text)}</span>;
}
