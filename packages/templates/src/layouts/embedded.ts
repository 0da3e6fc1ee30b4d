import type { Layout } from './layout.ts';
import { lines, personOf } from './parts.ts';
import {
  action,
  bigNumber,
  body,
  columns,
  eyebrow,
  headline,
  listOf,
  panel,
  screen,
  small,
  words,
} from './pieces.ts';
import { thanks } from './thanks-pieces.ts';
import { behind, cover, stage } from './picture-pieces.ts';

/** Part of an article: a drawing at one side, words and a form in one line at the other. */
export const articleBox: Layout = (pieces) => [
  screen('form', [
    columns(
      [stage(pieces, 210, { fit: 'cover' })],
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'm'),
            ...body(pieces.copy),
            ...action(pieces, 'inline'),
            ...small(pieces.copy),
          ],
          { pad: 'm' },
        ),
      ],
      { ratio: '1-2' },
    ),
  ]),
  thanks(pieces),
];

/** One coloured band across the page. */
export const pageBand: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          behind('stripes'),
          columns(
            [
              panel([...eyebrow(pieces.copy), headline(pieces.copy, 'm'), ...body(pieces.copy)], {
                pad: 'none',
                gap: 's',
              }),
            ],
            [
              panel([...action(pieces, 'joined'), ...small(pieces.copy)], {
                pad: 'none',
                gap: 's',
              }),
            ],
            { gap: 'l' },
          ),
        ],
        { pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces, { pad: 'm' }),
];

/** The contact form of a page. */
export const contactForm: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel([headline(pieces.copy, 'l'), ...body(pieces.copy), ...lines(pieces.copy)], {
          tone: 'deep',
          pad: 'l',
        }),
      ],
      [panel([...action(pieces, 'pair'), ...small(pieces.copy)], { pad: 'l' })],
      { ratio: '2-3' },
    ),
  ]),
  thanks(pieces),
];

/** A question within the text of a page, beside a scene if there is room. */
export const pagePoll: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          columns(
            [cover(pieces, { phone: false })],
            [
              panel(
                [
                  ...eyebrow(pieces.copy),
                  headline(pieces.copy, 'm'),
                  ...action(pieces, 'labelled', { width: 'auto' }),
                  ...small(pieces.copy),
                ],
                { pad: 'none' },
              ),
            ],
            { ratio: '1-2', gap: 'm' },
          ),
        ],
        { pad: 'm', shape: 'dashed' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces, { pad: 'm' }),
];

/** A guide to download, with its table of contents. */
export const guideBox: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [stage(pieces, 240, { tone: 'none', fit: 'cover' })],
        [
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'm'),
              ...listOf(pieces.copy),
              ...action(pieces, 'inline'),
              ...small(pieces.copy),
            ],
            { pad: 'm' },
          ),
        ],
        { ratio: '2-3' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces),
];

/** A scene, a number and a form in one frame. */
export const offerFrame: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          columns(
            [cover(pieces)],
            [
              panel(
                [
                  ...bigNumber(pieces.copy, 'l', 'side'),
                  headline(pieces.copy, 'm'),
                  ...body(pieces.copy),
                  ...action(pieces, 'underline'),
                ],
                { pad: 's' },
              ),
            ],
            { ratio: '2-3', gap: 'm' },
          ),
        ],
        { shape: 'frame', pad: 'm' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces, { pad: 'm' }),
];

/** The author of the page asks personally, beside a scene. */
export const writersNote: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [cover(pieces)],
        [
          panel(
            [
              ...personOf(pieces.copy),
              ...words(pieces.copy.quote, 'quote'),
              headline(pieces.copy, 's'),
              ...action(pieces, 'joined'),
              ...small(pieces.copy),
            ],
            { pad: 'l' },
          ),
        ],
        { ratio: '1-2' },
      ),
    ],
    { tone: pieces.tone },
  ),
  thanks(pieces, { pad: 'm' }),
];
