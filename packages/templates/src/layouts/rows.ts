import type { Layout } from './layout.ts';
import { personOf, storeButtons, yesAndNo } from './parts.ts';
import {
  action,
  bigNumber,
  body,
  columns,
  countdown,
  couponOf,
  eyebrow,
  headline,
  panel,
  row,
  screen,
  small,
  stack,
  wayOut,
  words,
} from './pieces.ts';
import { art, behind, cover, hasDrawnScene, stage } from './picture-pieces.ts';
import { loudThanks, lyingThanks, tallThanks } from './thanks-screens.ts';

/** A horizontal card: a drawing at the start, words and a button at the end. */
export const rowCard: Layout = (pieces) => [
  screen('form', [
    columns(
      [stage(pieces, 130, { fit: 'cover' })],
      [
        panel(
          [
            headline(pieces.copy, 's'),
            ...body(pieces.copy),
            ...action(pieces, 'inline'),
            ...small(pieces.copy),
          ],
          { pad: 'm', gap: 's' },
        ),
      ],
      { ratio: '1-2', phone: 'keep' },
    ),
  ]),
  lyingThanks(pieces),
];

/** A short message from a person. */
export const rowToast: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...personOf(pieces.copy),
          headline(pieces.copy, 's'),
          ...body(pieces.copy),
          row(yesAndNo(pieces, 'auto'), { place: 'start', gap: 's' }),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  lyingThanks(pieces),
];

/** A ticket with its stub, which has the number on it. */
export const rowTicket: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        columns(
          [
            panel([...bigNumber(pieces.copy, 'm', 'below')], {
              tone: 'accent',
              pad: 's',
              align: 'center',
            }),
          ],
          [
            panel(
              [
                headline(pieces.copy, 's'),
                ...body(pieces.copy),
                ...couponOf(pieces.copy),
                ...action(pieces, 'joined'),
                ...small(pieces.copy),
              ],
              { pad: 'm', gap: 's' },
            ),
          ],
          { ratio: '1-2', phone: 'keep' },
        ),
      ],
      { shape: 'ticket', pad: 'none', flow: 'fill' },
    ),
  ]),
  lyingThanks(pieces),
];

/** A countdown and a button, beside a photo. */
export const rowClock: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [cover(pieces)],
        [
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'm'),
              countdown(pieces),
              ...action(pieces),
              ...wayOut(pieces.copy),
            ],
            { pad: 'm', align: 'center' },
          ),
        ],
        { ratio: '2-3' },
      ),
    ],
    { tone: pieces.tone },
  ),
  lyingThanks(pieces),
];

/** A question answered by pills, beside a photo. */
export const rowPills: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [cover(pieces, { phone: false })],
        [
          panel(
            [headline(pieces.copy, 's'), ...action(pieces, 'labelled'), ...small(pieces.copy)],
            { pad: 'm' },
          ),
        ],
        { ratio: '1-2' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces, 150),
];

/** A quotation and one field. */
export const rowQuote: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...words(pieces.copy.quote, 'quote'),
          ...personOf(pieces.copy),
          ...action(pieces, 'joined'),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  lyingThanks(pieces),
];

/** A number on a pattern, and a form in one line. */
export const rowPattern: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          behind(pieces.art),
          row(
            [
              ...bigNumber(pieces.copy, 'm', 'side'),
              stack([headline(pieces.copy, 's'), ...body(pieces.copy)], { gap: 's' }),
            ],
            { place: 'start', gap: 'l' },
          ),
          ...action(pieces, 'joined'),
          ...wayOut(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  lyingThanks(pieces),
];

/**
 * The app in a horizontal card, beside a scene from edge to edge or a drawing on a coloured
 * background.
 */
export const rowApp: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
            row(storeButtons(pieces), { place: 'start', gap: 's' }),
          ],
          { pad: 'm' },
        ),
      ],
      [
        hasDrawnScene(pieces)
          ? cover(pieces)
          : panel([art(pieces, 190)], { tone: 'accent', pad: 'none', align: 'center' }),
      ],
      { ratio: '2-1', phone: 'keep' },
    ),
  ]),
  lyingThanks(pieces),
];

/** Only words and one button, on a dark background. */
export const rowDark: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...eyebrow(pieces.copy, 'stamp'),
          headline(pieces.copy, 'm'),
          ...body(pieces.copy),
          ...action(pieces),
          ...small(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: 'deep' },
  ),
  loudThanks(pieces, 'deep', 150),
];
