import type { Block } from '../design/design.ts';
import type { Layout } from './layout.ts';
import { personOf } from './parts.ts';
import {
  action,
  bigNumber,
  body,
  columns,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  screen,
  small,
  wayOut,
  words,
} from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';
import { art, behind, cover, stage } from './picture-pieces.ts';

/** A scene fills one half, words fill the other. */
export const sceneFirst: Layout = (pieces) => [
  screen('form', [
    columns(
      [cover(pieces)],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            ...action(pieces),
            ...small(pieces.copy),
          ],
          { pad: 'l' },
        ),
      ],
      { ratio: '2-3' },
    ),
  ]),
  screen('thanks', [
    columns([cover(pieces)], [panel(thanksLines(pieces), { pad: 'l' })], { ratio: '2-3' }),
  ]),
];

export const sceneLast: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            ...listOf(pieces.copy),
            ...action(pieces),
            ...small(pieces.copy),
          ],
          { pad: 'l' },
        ),
      ],
      [cover(pieces)],
      { ratio: '3-2', phone: 'reverse' },
    ),
  ]),
  screen('thanks', [
    columns([panel(thanksLines(pieces), { pad: 'l' })], [cover(pieces)], {
      ratio: '3-2',
      phone: 'reverse',
    }),
  ]),
];

/** A big number on a coloured half with a slanted edge, beside the form. */
export const slantedOffer: Layout = (pieces) => {
  const offer = panel([...eyebrow(pieces.copy, 'body'), ...bigNumber(pieces.copy, 'xl', 'side')], {
    tone: 'accent',
    shape: 'slant',
    pad: 'l',
    gap: 's',
  });
  return [
    screen('form', [
      columns(
        [offer],
        [
          panel(
            [
              headline(pieces.copy, 'l'),
              ...body(pieces.copy),
              ...action(pieces),
              ...wayOut(pieces.copy),
            ],
            { pad: 'l' },
          ),
        ],
      ),
    ]),
    screen('thanks', [columns([offer], [panel(thanksLines(pieces), { pad: 'l' })])]),
  ];
};

/** A dark half with the drawing and the benefits, a light half with the form. */
export const darkHalf: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        pieces.photo === undefined
          ? panel([art(pieces, 210), ...listOf(pieces.copy)], { tone: 'deep', pad: 'l', gap: 'l' })
          : cover(pieces),
      ],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
            ...(pieces.photo === undefined ? [] : listOf(pieces.copy)),
            ...action(pieces, 'labelled'),
            ...small(pieces.copy),
          ],
          { pad: 'l' },
        ),
      ],
      { ratio: '2-3' },
    ),
  ]),
  screen('thanks', [
    columns(
      [stage(pieces, 260, { tone: 'deep', pad: 'l', fit: 'cover' })],
      [panel(thanksLines(pieces, 'xl'), { pad: 'l' })],
      { ratio: '2-3' },
    ),
  ]),
];

/** A number and a drawing side by side, with the words and the form below. */
export const twoSides: Layout = (pieces) => {
  const sides = columns(
    [
      panel([...bigNumber(pieces.copy, 'xl', 'below')], {
        tone: 'accent',
        pad: 'l',
        align: 'center',
      }),
    ],
    [stage(pieces, 190, { pad: 'm', fit: 'cover' })],
    { phone: 'keep' },
  );
  const below = (content: Block[]): Block[] => [
    panel([sides, panel(content, { pad: 'l', align: 'center' })], {
      pad: 'none',
      gap: 'none',
      place: 'spread',
    }),
  ];
  return [
    screen(
      'form',
      below([
        headline(pieces.copy, 'l'),
        ...body(pieces.copy),
        ...action(pieces, 'inline'),
        ...small(pieces.copy),
      ]),
    ),
    screen('thanks', below(thanksLines(pieces, 'xl'))),
  ];
};

/** A drawing on a coloured disc at one side, a plain list and a link button at the other. */
export const productStage: Layout = (pieces) => {
  const shown =
    pieces.photo === undefined
      ? panel([behind('rays'), art(pieces, 330)], { tone: 'tint', pad: 'm', align: 'center' })
      : cover(pieces);
  return [
    screen('form', [
      columns(
        [shown],
        [
          panel(
            [
              ...eyebrow(pieces.copy, 'pill'),
              headline(pieces.copy, 'xl'),
              ...body(pieces.copy),
              divider('short'),
              ...action(pieces),
              ...wayOut(pieces.copy),
            ],
            { pad: 'l' },
          ),
        ],
      ),
    ]),
    screen('thanks', [columns([shown], [panel(thanksLines(pieces, 'xl'), { pad: 'l' })])]),
  ];
};

/** A quotation. */
export const quoted: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            ...(pieces.photo === undefined ? [] : [art(pieces)]),
            ...words(pieces.copy.quote, 'quote'),
            ...personOf(pieces.copy),
          ],
          { tone: 'tint', pad: 'l', gap: 'm' },
        ),
      ],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            ...action(pieces),
            ...small(pieces.copy),
          ],
          { pad: 'l' },
        ),
      ],
    ),
  ]),
  screen('thanks', [
    columns(
      [stage(pieces, 240, { pad: 'l', fit: 'cover' })],
      [panel(thanksLines(pieces, 'xl'), { pad: 'l' })],
    ),
  ]),
];
