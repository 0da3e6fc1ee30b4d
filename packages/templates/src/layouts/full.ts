import type { Layout } from './layout.ts';
import { lines, personOf } from './parts.ts';
import {
  action,
  body,
  columns,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  row,
  screen,
  small,
  wayOut,
  words,
} from './pieces.ts';
import { thanksWords } from './thanks-pieces.ts';
import { art, behind, cover } from './picture-pieces.ts';
import { sceneThanks, thanks } from './full-thanks.ts';

/** A scene that fills half of the window. */
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

/** The first screen of a shop: a landscape at the end, a greeting at the start. */
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

/** Like a page of a magazine: lines, columns and much white space. */
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

/** A quotation, beside a form on a coloured background. */
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
