import type { Block } from '../design/design.ts';
import type { Layout } from './layout.ts';
import {
  action,
  behind,
  bigNumber,
  body,
  columns,
  countdown,
  eyebrow,
  headline,
  panel,
  screen,
  small,
  stage,
  thanksLines,
  thanksWords,
  wayOut,
} from './pieces.ts';

/** A drawing on top, then the words in the middle: for a cart that was left. */
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

/** The clock is the hero. */
export const countdownHero: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        behind(pieces.art),
        ...eyebrow(pieces.copy, 'pill'),
        headline(pieces.copy, 'xl'),
        ...body(pieces.copy, 'lead'),
        countdown(pieces),
        ...action(pieces, 'inline', { width: 'auto' }),
        ...wayOut(pieces.copy),
      ],
      { pad: 'xl', align: 'center' },
    ),
  ]),
  screen('thanks', [
    panel([behind(pieces.art), ...thanksWords(pieces, 170, 'xl')], { pad: 'xl', align: 'center' }),
  ]),
];
