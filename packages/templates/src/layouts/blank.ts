import { barLine } from './bars.ts';
import type { Layout } from './layout.ts';
import { action, body, headline, panel, screen } from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';

/** A heading, a sentence and a form: where someone starts who wants no design of ours. */
export const blankCard: Layout = (pieces) => [
  screen('form', [
    panel([headline(pieces.copy, 'l'), ...body(pieces.copy), ...action(pieces)], {
      pad: 'l',
      align: 'center',
    }),
  ]),
  screen('thanks', [panel(thanksLines(pieces), { pad: 'l', align: 'center' })]),
];

/** The same in one line. */
export const blankBar: Layout = barLine;
