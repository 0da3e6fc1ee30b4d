import { barLine } from './bars.ts';
import type { Layout } from './layout.ts';
import { action, body, headline, panel, screen } from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';

/** A heading, a sentence and a form, for owners who start without one of our designs. */
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
