import type { Block } from '../design/design.ts';
import type { Layout } from './layout.ts';
import {
  action,
  bigNumber,
  body,
  columns,
  countdown,
  eyebrow,
  headline,
  panel,
  screen,
  small,
  wayOut,
} from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';
import { cover, stage } from './picture-pieces.ts';

/** A drawing at the top, centred words below it: for an abandoned cart. */
export const artTop: Layout = (pieces) => [
  screen('form', [
    stage(pieces, 230, { pad: 'm' }),
    panel(
      [headline(pieces.copy, 'l'), ...body(pieces.copy), ...action(pieces), ...wayOut(pieces.copy)],
      { pad: 'l', align: 'center' },
    ),
  ]),
  screen('thanks', [
    stage(pieces, 230, { pad: 'm' }),
    panel(thanksLines(pieces, 'xl'), { pad: 'l', align: 'center' }),
  ]),
];

/** A ticket with its stub: the number on one part, the form on the other. */
export const ticketStub: Layout = (pieces) => {
  const ticket = (content: Block[]): Block[] => [
    panel(
      [
        columns(
          [panel(content, { pad: 'l' })],
          [
            panel(bigNumber(pieces.copy, 'l', 'below'), {
              tone: 'accent',
              pad: 'm',
              align: 'center',
            }),
          ],
          { ratio: '2-1' },
        ),
      ],
      { pad: 'none', flow: 'fill', shape: 'ticket' },
    ),
  ];
  return [
    screen(
      'form',
      ticket([
        ...eyebrow(pieces.copy),
        headline(pieces.copy, 'xl'),
        ...body(pieces.copy),
        ...action(pieces, 'joined'),
        ...small(pieces.copy),
      ]),
    ),
    screen('thanks', ticket([...eyebrow(pieces.copy), ...thanksLines(pieces, 'xl')])),
  ];
};

/** A scene on one side, a countdown on the other. */
export const clockBeside: Layout = (pieces) => {
  const beside = (content: Block[]): Block[] => [
    columns([cover(pieces)], [panel(content, { pad: 'l', align: 'center' })]),
  ];
  return [
    screen(
      'form',
      beside([
        ...eyebrow(pieces.copy, 'pill'),
        headline(pieces.copy, 'xl'),
        ...body(pieces.copy, 'lead'),
        countdown(pieces),
        ...action(pieces, 'stack', { width: 'auto' }),
        ...wayOut(pieces.copy),
      ]),
    ),
    screen('thanks', beside(thanksLines(pieces, 'xl'))),
  ];
};
