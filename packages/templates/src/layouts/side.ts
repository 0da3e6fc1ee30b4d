import { block } from '../design/make-block.ts';
import type { Layout } from './layout.ts';
import { bubbles, lines, personOf, productsOf, storeButtons, yesAndNo } from './parts.ts';
import {
  action,
  art,
  behind,
  bigNumber,
  body,
  columns,
  countdown,
  couponOf,
  cover,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  row,
  screen,
  small,
  stack,
  stage,
  wayOut,
  words,
} from './pieces.ts';
import { framedThanks, loudThanks, stripThanks, tallThanks } from './thanks-screens.ts';

/** A card for the corner: drawing above, words and form below. */
export const sideCard: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        stage(pieces, 180),
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
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

/** One dark surface, the drawing in its middle. */
export const sideDark: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          art(pieces, 200),
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'l'),
          ...body(pieces.copy),
          ...action(pieces),
          ...wayOut(pieces.copy),
          ...small(pieces.copy),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: 'deep' },
  ),
  loudThanks(pieces, 'deep'),
];

/** A number over everything, as on a shop window. */
export const sideNumber: Layout = (pieces) => [
  screen('form', [
    panel(
      [
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

/** A thin double frame and centred words, for a quiet, expensive look. */
export const sideFrame: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          art(pieces, 120),
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'l'),
          divider('short'),
          ...body(pieces.copy),
          ...action(pieces, 'underline'),
          ...wayOut(pieces.copy),
        ],
        { shape: 'frame', pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  framedThanks(pieces),
];

/** A talk: who speaks, what was said, where to answer. */
export const sideTalk: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        panel(personOf(pieces.copy), { tone: 'accent', pad: 's' }),
        panel(
          [
            ...bubbles(pieces.copy),
            headline(pieces.copy, 's'),
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

/** A sentence in somebody's own voice carries the card. */
export const sideQuote: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...words(pieces.copy.quote, 'quote'),
          ...personOf(pieces.copy),
          divider(),
          headline(pieces.copy, 's'),
          ...body(pieces.copy),
          ...action(pieces),
          ...small(pieces.copy),
        ],
        { pad: 'm', gap: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** One question and its answers. */
export const sidePoll: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'm'),
          ...action(pieces, 'labelled'),
          ...small(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** A slip of paper with lines, as from a till. */
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

/** A scene above, a sheet of paper that overlaps it below. */
export const sideScene: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          cover(pieces, { fit: 'banner' }),
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'm'),
              ...body(pieces.copy),
              ...action(pieces),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { pad: 'm' },
          ),
        ],
        { pad: 'none', gap: 'none', place: 'spread' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** The clock runs; the words are short. */
export const sideClock: Layout = (pieces) => [
  screen(
    'form',
    [
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
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** Things of the shop, one below the other. */
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

/** A code between dashed lines. */
export const sideCoupon: Layout = (pieces) => [
  screen(
    'form',
    [
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
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** A leaf of the calendar and what happens that day. */
export const sideDate: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        ...(pieces.photo === undefined ? [] : [cover(pieces, { fit: 'banner' })]),
        panel([...words(pieces.copy.eyebrow, 'body'), ...bigNumber(pieces.copy, 'm', 'below')], {
          tone: 'deep',
          pad: 's',
          gap: 's',
          align: 'center',
        }),
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

/** An arch with a scene, words below; drawings without a ground of their own get a tinted one. */
export const sideArch: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          panel(
            [
              panel([cover(pieces, { fit: 'banner' })], {
                shape: 'arch',
                tone: pieces.art === 'arches' ? 'tint' : 'none',
                pad: 'none',
                flow: 'fill',
              }),
            ],
            { pad: 's', flow: 'fill' },
          ),
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
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];

/** Good to know, and two ways to answer. */
export const sideNotice: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          columns([art(pieces, 96)], [stack([headline(pieces.copy, 's')])], {
            ratio: 'auto-1',
            gap: 'm',
            phone: 'keep',
          }),
          ...body(pieces.copy),
          stack(yesAndNo(pieces), { gap: 's' }),
          ...small(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces, 150),
];

/** The app, and where to get it. */
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
        panel([art(pieces, 290)], { tone: 'tint', pad: 's', align: 'center' }),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  tallThanks(pieces),
];

/** Type as large as the card holds, on the loudest colour. */
export const sidePoster: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...(pieces.photo === undefined ? [] : [art(pieces)]),
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'xl'),
          ...body(pieces.copy, 'lead'),
          ...listOf(pieces.copy),
          ...action(pieces),
          ...wayOut(pieces.copy),
          ...small(pieces.copy),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone === 'none' ? 'accent' : pieces.tone },
  ),
  loudThanks(pieces, 'accent'),
];

/** A strip of pattern above, the rest calm. */
export const sidePattern: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        cover(pieces, { fit: 'strip' }),
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            ...listOf(pieces.copy),
            ...action(pieces),
            ...wayOut(pieces.copy),
            ...small(pieces.copy),
          ],
          { pad: 'm' },
        ),
      ],
      { pad: 'none', gap: 'none', place: 'spread' },
    ),
  ]),
  stripThanks(pieces),
];

/** Three numbered steps. */
export const sideSteps: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          art(pieces, 180),
          headline(pieces.copy, 'm'),
          ...listOf(pieces.copy, 'number'),
          ...action(pieces),
          ...wayOut(pieces.copy),
          ...small(pieces.copy),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  tallThanks(pieces),
];
