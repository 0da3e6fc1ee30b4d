import type { Layout } from './layout.ts';
import {
  action,
  body,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  screen,
  small,
  wayOut,
} from './pieces.ts';
import { art, cover, hasDrawnScene, isScene, stage } from './picture-pieces.ts';
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

/** One dark background, with the drawing in the middle or a scene from edge to edge. */
export const sideDark: Layout = (pieces) => {
  const hasScene = hasDrawnScene(pieces);
  const said = panel(
    [
      ...(hasScene ? [] : [art(pieces, 200)]),
      ...eyebrow(pieces.copy),
      headline(pieces.copy, 'l'),
      ...body(pieces.copy),
      ...action(pieces),
      ...wayOut(pieces.copy),
      ...small(pieces.copy),
    ],
    { pad: 'm', align: 'center' },
  );
  const whole = hasScene
    ? panel([cover(pieces, { fit: 'banner' }), said], { pad: 'none', gap: 'none', place: 'spread' })
    : said;
  return [screen('form', [whole], { tone: 'deep' }), loudThanks(pieces, 'deep')];
};

/** A thin double frame and centred words, for a calm and elegant look. */
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

/** A scene above, and a sheet of paper that overlaps it below. */
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

/** An arch with a scene above, words below. */
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

/** Letters as large as the card allows, on the strongest colour. */
export const sidePoster: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...(isScene(pieces) ? [art(pieces)] : []),
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

/** A strip of a pattern or a scene above, a plain background below. */
export const sidePattern: Layout = (pieces) => [
  screen('form', [
    panel(
      [
        cover(pieces, { fit: hasDrawnScene(pieces) ? 'banner' : 'strip' }),
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
  hasDrawnScene(pieces) ? tallThanks(pieces) : stripThanks(pieces),
];
