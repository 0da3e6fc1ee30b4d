import type { Layout } from './layout.ts';
import { filmOf } from './parts.ts';
import {
  action,
  body,
  columns,
  eyebrow,
  headline,
  panel,
  screen,
  small,
  wayOut,
} from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';
import { cover } from './picture-pieces.ts';

/** The film above, everything else below. */
export const filmAbove: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          filmOf(pieces),
          columns(
            [
              panel([...eyebrow(pieces.copy), headline(pieces.copy, 'm')], {
                pad: 'none',
                gap: 's',
              }),
            ],
            [
              panel(
                [
                  ...body(pieces.copy),
                  ...action(pieces, 'joined'),
                  ...wayOut(pieces.copy),
                  ...small(pieces.copy),
                ],
                { pad: 'none' },
              ),
            ],
            { ratio: '2-3', gap: 'l' },
          ),
        ],
        { pad: 'm', gap: 'l' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen('thanks', [
    panel(
      [
        cover(pieces, { fit: 'wide' }),
        panel(thanksLines(pieces, 'xl'), { pad: 'l', align: 'center' }),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
];
