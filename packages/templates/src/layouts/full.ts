import type { Block } from '../design/design.ts';
import type { Layout, Pieces } from './layout.ts';
import { filmOf, lines, personOf, storeButtons } from './parts.ts';
import {
  action,
  art,
  behind,
  bigNumber,
  body,
  columns,
  countdown,
  cover,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  row,
  screen,
  small,
  thanksWords,
  wayOut,
  words,
} from './pieces.ts';

const THANKS_WIDTH = 420;

/**
 * A whole window says thanks: the drawing large on its stage, bits of paper where there is
 * something to win.
 */
function thanks(pieces: Pieces, stage = 'rays'): Block {
  const { copy, tone } = pieces;
  return screen(
    'thanks',
    [
      behind(stage),
      ...(copy.code === undefined ? [] : [behind('confetti')]),
      ...thanksWords(pieces, THANKS_WIDTH, 'xl'),
    ],
    { pad: 'xl', flow: 'stack', align: 'center', tone: tone === 'none' ? 'tint' : tone },
  );
}

/** The scene stays where it was; thanks take the place of the form. */
function sceneThanks(pieces: Pieces, more: Readonly<Record<string, unknown>> = {}): Block {
  const spoken = [panel(thanksWords(pieces, 260, 'xl'), { pad: 'xl' })];
  return screen(
    'thanks',
    [
      more['phone'] === 'reverse'
        ? columns(spoken, [cover(pieces)], more)
        : columns([cover(pieces)], spoken, more),
    ],
    { tone: pieces.tone },
  );
}

/** A scene as large as half the window. */
export const fullScene: Layout = (pieces) => [
  screen('form', [
    columns(
      [cover(pieces)],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'xl'),
            ...body(pieces.copy, 'lead'),
            ...action(pieces),
            ...wayOut(pieces.copy),
            ...small(pieces.copy),
          ],
          { pad: 'xl', measure: 'narrow' },
        ),
      ],
    ),
  ]),
  sceneThanks(pieces),
];

/** A sheet of paper in the middle of a pattern. */
export const fullPaper: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          behind(pieces.art),
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'xl'),
              ...body(pieces.copy, 'lead'),
              ...action(pieces),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { tone: 'paper', shape: 'lift', pad: 'xl' },
          ),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [
      panel(
        [
          behind(pieces.art),
          panel(thanksWords(pieces, 220, 'l'), { tone: 'paper', shape: 'lift', pad: 'xl' }),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
];

/** A number that one sees from the street. */
export const fullNumber: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          behind('rays'),
          panel(
            [
              ...eyebrow(pieces.copy, 'stamp'),
              ...bigNumber(pieces.copy, 'xxl', 'side'),
              headline(pieces.copy, 'l'),
              ...action(pieces, 'joined'),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { pad: 'none', measure: 'narrow' },
          ),
        ],
        { pad: 'xl', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** Time runs, in the middle of it all. */
export const fullClock: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          behind('confetti'),
          panel(
            [
              ...eyebrow(pieces.copy, 'pill'),
              headline(pieces.copy, 'xxl'),
              ...body(pieces.copy, 'lead'),
              countdown(pieces),
              ...action(pieces, 'stack', { width: 'auto' }),
              ...wayOut(pieces.copy),
            ],
            { pad: 'none', measure: 'medium', gap: 'l' },
          ),
        ],
        { pad: 'xl', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** A poster: huge letters at the start, the form on a card at the end. */
export const fullPoster: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [
          panel([...eyebrow(pieces.copy), headline(pieces.copy, 'xxl'), ...listOf(pieces.copy)], {
            pad: 'xl',
            gap: 'l',
          }),
        ],
        [
          panel(
            [
              art(pieces, 260, { phone: false }),
              ...body(pieces.copy, 'lead'),
              ...action(pieces, 'labelled'),
              ...small(pieces.copy),
            ],
            { tone: 'paper', shape: 'lift', pad: 'l' },
          ),
        ],
        { ratio: '3-2' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** The first screen of a shop: landscape at the end, a greeting at the start. */
export const fullWelcome: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'xxl'),
              ...body(pieces.copy, 'lead'),
              row([...action(pieces, 'stack', { width: 'auto' }), ...wayOut(pieces.copy)], {
                place: 'start',
                gap: 'l',
              }),
            ],
            { pad: 'xl', measure: 'medium' },
          ),
        ],
        [cover(pieces)],
        { ratio: '3-2', phone: 'reverse' },
      ),
    ],
    { tone: pieces.tone },
  ),
  sceneThanks(pieces, { ratio: '3-2', phone: 'reverse' }),
];

/** A page of a magazine: rules, columns, much white. */
export const fullEditorial: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          columns(
            [
              panel(
                [
                  ...eyebrow(pieces.copy),
                  headline(pieces.copy, 'xxl'),
                  ...(pieces.photo === undefined ? [] : [art(pieces)]),
                ],
                { pad: 'm' },
              ),
            ],
            [
              panel(
                [
                  divider(),
                  ...body(pieces.copy, 'lead', 'ink'),
                  ...lines(pieces.copy),
                  ...action(pieces, 'underline'),
                  ...wayOut(pieces.copy),
                  ...small(pieces.copy),
                ],
                { pad: 'm', measure: 'narrow' },
              ),
            ],
            { gap: 'l' },
          ),
        ],
        { shape: 'frame', pad: 'l', flow: 'fill' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** A day, a stage, a form. */
export const fullEvent: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            behind('rays'),
            ...words(pieces.copy.word, 'lead'),
            ...bigNumber({ ...pieces.copy, word: '' }, 'xxl', 'below'),
            art(pieces, 320, { phone: false }),
          ],
          { tone: 'accent', pad: 'l', align: 'center' },
        ),
      ],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...lines(pieces.copy),
            ...action(pieces),
            ...small(pieces.copy),
          ],
          { pad: 'xl', measure: 'narrow' },
        ),
      ],
      { ratio: '2-3' },
    ),
  ]),
  thanks(pieces),
];

/** Questions as large pills. */
export const fullQuestion: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          panel(
            [
              art(pieces, 240, { phone: false }),
              headline(pieces.copy, 'xl'),
              ...body(pieces.copy, 'lead'),
              panel(action(pieces, 'labelled'), { pad: 'none', measure: 'narrow' }),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { pad: 'none', measure: 'medium', gap: 'm' },
          ),
        ],
        { pad: 'xl', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** A sentence in somebody's own voice, beside a form on colour. */
export const fullQuote: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            headline(pieces.copy, 'xl'),
            ...body(pieces.copy, 'lead'),
            ...action(pieces, 'pair'),
            ...small(pieces.copy),
          ],
          { pad: 'xl', measure: 'medium' },
        ),
      ],
      [
        panel(
          [
            art(pieces, 400, { phone: false }),
            ...words(pieces.copy.quote, 'quote'),
            ...personOf(pieces.copy),
          ],
          { tone: 'deep', pad: 'xl', gap: 'l' },
        ),
      ],
      { ratio: '3-2' },
    ),
  ]),
  thanks(pieces),
];

/** The app on a stage. */
export const fullApp: Layout = (pieces) => [
  screen('form', [
    columns(
      [panel([behind('rays'), art(pieces, 760)], { tone: 'tint', pad: 'm', align: 'center' })],
      [
        panel(
          [
            ...eyebrow(pieces.copy, 'pill'),
            headline(pieces.copy, 'xxl'),
            ...body(pieces.copy, 'lead'),
            row(storeButtons(pieces), { place: 'start' }),
            ...small(pieces.copy),
          ],
          { pad: 'xl', measure: 'medium' },
        ),
      ],
    ),
  ]),
  thanks(pieces),
];

/** A film as wide as one can watch it. */
export const fullFilm: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'l'),
              filmOf(pieces.copy),
              panel(action(pieces, 'joined'), { pad: 'none', measure: 'narrow' }),
              ...wayOut(pieces.copy),
            ],
            { pad: 'none', measure: 'medium', gap: 'm' },
          ),
        ],
        { pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];
