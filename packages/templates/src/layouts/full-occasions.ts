import type { Block } from '../design/design.ts';
import type { Layout, Pieces } from './layout.ts';
import { filmOf, lines, storeButtons } from './parts.ts';
import {
  action,
  bigNumber,
  body,
  columns,
  countdown,
  eyebrow,
  headline,
  panel,
  row,
  screen,
  small,
  wayOut,
  words,
} from './pieces.ts';
import { thanksLines } from './thanks-pieces.ts';
import { behind, cover } from './picture-pieces.ts';
import { sceneThanks, thanks } from './full-thanks.ts';

/** A number large enough to be read from a distance. */
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

/** A town at night that fills half of the window, and a countdown. */
export const fullClock: Layout = (pieces) => [
  screen('form', [
    columns(
      [cover(pieces)],
      [
        panel(
          [
            ...eyebrow(pieces.copy, 'pill'),
            headline(pieces.copy, 'xl'),
            ...body(pieces.copy, 'lead'),
            countdown(pieces),
            ...action(pieces, 'stack', { width: 'auto' }),
            ...wayOut(pieces.copy),
          ],
          { pad: 'xl', gap: 'l', align: 'center' },
        ),
      ],
    ),
  ]),
  sceneThanks(pieces),
];

/** A date, a scene and a form. */
export const fullEvent: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [dayOf(pieces), panel([cover(pieces, { phone: false })], { pad: 'none', flow: 'fill' })],
          { pad: 'none', gap: 'none', place: 'spread' },
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
  screen('thanks', [
    columns([cover(pieces)], [panel(thanksLines(pieces, 'xl'), { pad: 'xl' })], { ratio: '2-3' }),
  ]),
];

const dayOf = ({ copy }: Pieces): Block =>
  panel([...words(copy.word, 'lead'), ...bigNumber({ ...copy, word: '' }, 'xxl', 'below')], {
    tone: 'accent',
    pad: 'm',
    align: 'center',
  });

/** A scene that fills half of the window, and the choices as large pills. */
export const fullQuestion: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [cover(pieces)],
        [
          panel(
            [
              headline(pieces.copy, 'xl'),
              ...body(pieces.copy, 'lead'),
              panel(action(pieces, 'labelled'), { pad: 'none', measure: 'narrow' }),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { pad: 'xl', measure: 'medium' },
          ),
        ],
      ),
    ],
    { tone: pieces.tone },
  ),
  sceneThanks(pieces),
];

/** The app in a scene, and the app stores. */
export const fullApp: Layout = (pieces) => [
  screen('form', [
    columns(
      [cover(pieces)],
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
  sceneThanks(pieces),
];

/** A film as wide as the window allows. */
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
              filmOf(pieces),
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
