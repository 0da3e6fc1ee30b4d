import { block } from '../design/make-block.ts';
import type { Layout } from './layout.ts';
import { lines, productsOf, storeButtons } from './parts.ts';
import {
  action,
  bigNumber,
  body,
  countdown,
  couponOf,
  divider,
  eyebrow,
  headline,
  panel,
  row,
  screen,
  small,
  wayOut,
  words,
} from './pieces.ts';
import { art, behind, cover, hasDrawnScene, isScene } from './picture-pieces.ts';
import { tallThanks } from './thanks-screens.ts';

/** A number above everything, as on a shop window, below a strip of photo if there is one. */
export const sideNumber: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        ...(pieces.photo === undefined ? [] : [cover(pieces, { fit: 'strip' })]),
        panel([...eyebrow(pieces.copy, 'body'), ...bigNumber(pieces.copy, 'l', 'side')], {
          tone: 'accent',
          pad: 'm',
          gap: 's',
          align: 'center',
        }),
        panel(
          [
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
            ...action(pieces),
            ...wayOut(pieces.copy),
            ...small(pieces.copy),
          ],
          { pad: 'm', align: 'center' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  tallThanks(pieces),
];

/** A receipt with lines. */
export const sideReceipt: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...eyebrow(pieces.copy, 'stamp'),
          headline(pieces.copy, 'm'),
          ...lines(pieces.copy),
          divider('dashed'),
          ...body(pieces.copy, 'lead', 'ink'),
          ...action(pieces),
          ...wayOut(pieces.copy),
          ...small(pieces.copy),
          block('Picture', { source: 'barcode', fit: 'wide', url: '', alt: '' }),
        ],
        { shape: 'receipt', pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** A scene, and a countdown below it. The words are short. */
export const sideClock: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          cover(pieces, { fit: 'strip' }),
          panel(
            [
              behind('confetti'),
              ...eyebrow(pieces.copy, 'pill'),
              ...bigNumber(pieces.copy, 'm', 'side'),
              headline(pieces.copy, 'm'),
              ...body(pieces.copy),
              countdown(pieces),
              ...action(pieces),
              ...wayOut(pieces.copy),
            ],
            { pad: 'm', align: 'center' },
          ),
        ],
        { pad: 'none', gap: 'none', place: 'spread' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** Products of the shop, below each other. */
export const sideProducts: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'm'),
          ...body(pieces.copy),
          productsOf(3, 'vertical'),
          ...action(pieces),
          ...wayOut(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** A code between dashed lines, under a strip of photo. */
export const sideCoupon: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          cover(pieces, { fit: 'strip' }),
          panel(
            [
              behind('stripes'),
              ...eyebrow(pieces.copy, 'stamp'),
              ...bigNumber(pieces.copy, 'l', 'side'),
              headline(pieces.copy, 'm'),
              ...body(pieces.copy),
              ...couponOf(pieces.copy),
              ...action(pieces),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { pad: 'm', align: 'center' },
          ),
        ],
        { pad: 'none', gap: 'none', place: 'spread' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** A date like a calendar page, and what happens that day. Below a picture, the date is flat. */
export const sideDate: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        ...(isScene(pieces) ? [cover(pieces, { fit: 'strip' })] : []),
        panel(
          [
            ...words(pieces.copy.eyebrow, 'body'),
            ...bigNumber(pieces.copy, 'm', isScene(pieces) ? 'side' : 'below'),
          ],
          {
            tone: 'deep',
            pad: 's',
            gap: 's',
            align: 'center',
          },
        ),
        panel(
          [
            headline(pieces.copy, 'm'),
            ...lines(pieces.copy),
            ...action(pieces),
            ...small(pieces.copy),
          ],
          { pad: 'm' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  tallThanks(pieces),
];

/**
 * The app and the app stores, above a scene from edge to edge or a drawing on a coloured
 * background.
 */
export const sideApp: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            row(storeButtons(pieces), { gap: 's' }),
            ...small(pieces.copy),
          ],
          { pad: 'm', align: 'center' },
        ),
        hasDrawnScene(pieces)
          ? cover(pieces, { fit: 'banner' })
          : panel([art(pieces, 290)], { tone: 'tint', pad: 's', align: 'center' }),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  tallThanks(pieces),
];
