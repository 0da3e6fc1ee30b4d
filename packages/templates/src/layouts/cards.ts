import type { Block } from '../design/design.ts';
import type { Layout } from './layout.ts';
import { lines, yesAndNo } from './parts.ts';
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
} from './pieces.ts';
import { thanksLines, thanksWords } from './thanks-pieces.ts';
import { art, backdrop, cover, stage } from './picture-pieces.ts';

/** A double frame around centred words, like an invitation. */
export const framed: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...(pieces.photo === undefined ? [] : [art(pieces)]),
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'xl'),
          divider('short'),
          ...body(pieces.copy),
          ...action(pieces, 'underline'),
          ...wayOut(pieces.copy),
          ...small(pieces.copy),
        ],
        { shape: 'frame', pad: 'l', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [panel(thanksWords(pieces, 150, 'xl'), { shape: 'frame', pad: 'l', align: 'center' })],
    { tone: pieces.tone },
  ),
];

/** A card over a pattern. */
export const overPattern: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          backdrop(pieces),
          panel(
            [
              ...eyebrow(pieces.copy),
              headline(pieces.copy, 'l'),
              ...body(pieces.copy),
              ...action(pieces),
              ...wayOut(pieces.copy),
              ...small(pieces.copy),
            ],
            { tone: 'paper', shape: 'lift', pad: 'l', align: 'center' },
          ),
        ],
        { pad: 'none', flow: 'fill' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [
      panel(
        [
          backdrop(pieces),
          panel(thanksWords(pieces, 170, 'xl'), {
            tone: 'paper',
            shape: 'lift',
            pad: 'l',
            align: 'center',
          }),
        ],
        { pad: 'none', flow: 'fill' },
      ),
    ],
    { tone: pieces.tone },
  ),
];

/** A landscape on one side, centred words on the other. */
export const landBeside: Layout = (pieces) => {
  const beside = (content: Block[]): Block[] => [
    columns([cover(pieces)], [panel(content, { pad: 'l', align: 'center' })]),
  ];
  return [
    screen(
      'form',
      beside([
        ...eyebrow(pieces.copy, 'pill'),
        headline(pieces.copy, 'xl'),
        ...body(pieces.copy, 'lead'),
        ...action(pieces, 'joined'),
        ...wayOut(pieces.copy),
        ...small(pieces.copy),
      ]),
      { tone: pieces.tone },
    ),
    screen('thanks', beside(thanksLines(pieces, 'xl')), { tone: pieces.tone }),
  ];
};

/** A short notice and two answers. */
export const notice: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [cover(pieces)],
        [
          panel(
            [
              headline(pieces.copy, 'm'),
              ...body(pieces.copy),
              row(yesAndNo(pieces, 'auto'), { place: 'start', gap: 's' }),
              ...small(pieces.copy),
            ],
            { pad: 'm' },
          ),
        ],
        { ratio: '1-2' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [columns([cover(pieces)], [panel(thanksLines(pieces), { pad: 'm' })], { ratio: '1-2' })],
    { tone: pieces.tone },
  ),
];

/** A question in large letters with two large answers, beside a scene. */
export const yesOrNo: Layout = (pieces) => {
  const beside = (content: Block[]): Block[] => [
    columns([panel(content, { pad: 'l', gap: 'l', align: 'start' })], [cover(pieces)], {
      ratio: '3-2',
      phone: 'reverse',
    }),
  ];
  return [
    screen(
      'form',
      beside([
        ...eyebrow(pieces.copy),
        headline(pieces.copy, 'xxl'),
        ...body(pieces.copy, 'lead'),
        row(yesAndNo(pieces, 'auto'), { place: 'start', gap: 's' }),
      ]),
      { tone: pieces.tone },
    ),
    screen('thanks', beside(thanksLines(pieces, 'xxl')), { tone: pieces.tone }),
  ];
};

/** An arch with a scene in it, beside the words: an invitation to an evening event. */
export const archInvitation: Layout = (pieces) => {
  const arch = panel([panel([cover(pieces)], { shape: 'arch', pad: 'none', flow: 'fill' })], {
    pad: 'm',
    flow: 'fill',
  });
  return [
    screen(
      'form',
      [
        columns(
          [arch],
          [
            panel(
              [
                ...eyebrow(pieces.copy),
                headline(pieces.copy, 'xl'),
                ...lines(pieces.copy),
                ...action(pieces),
                ...small(pieces.copy),
              ],
              { pad: 'l' },
            ),
          ],
          { ratio: '2-3' },
        ),
      ],
      { tone: pieces.tone },
    ),
    screen(
      'thanks',
      [columns([arch], [panel(thanksLines(pieces, 'xl'), { pad: 'l' })], { ratio: '2-3' })],
      { tone: pieces.tone },
    ),
  ];
};

/**
 * One colour everywhere: a drawing and a list at the start, the form on a sheet of paper at the
 * end.
 */
export const paperOnColour: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [
          panel(
            [
              ...eyebrow(pieces.copy, 'pill'),
              headline(pieces.copy, 'xl'),
              ...body(pieces.copy),
              ...listOf(pieces.copy),
            ],
            { pad: 'l' },
          ),
        ],
        [
          panel(
            [
              art(pieces, 150, { phone: false }),
              ...action(pieces, 'labelled'),
              ...small(pieces.copy),
            ],
            { tone: 'paper', shape: 'lift', pad: 'm' },
          ),
        ],
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [
      columns(
        [panel(thanksLines(pieces, 'xl'), { pad: 'l' })],
        [stage(pieces, 300, { tone: 'none', pad: 'm', fit: 'cover' })],
        { phone: 'reverse' },
      ),
    ],
    { tone: pieces.tone },
  ),
];
