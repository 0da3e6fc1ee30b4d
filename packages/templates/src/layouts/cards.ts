import type { Block } from '../design/design.ts';
import type { Layout } from './layout.ts';
import { lines, yesAndNo } from './parts.ts';
import {
  action,
  art,
  backdrop,
  behind,
  body,
  columns,
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
  thanksLines,
  thanksWords,
  wayOut,
} from './pieces.ts';

/** A double line around centred words, like an invitation. */
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

/** A card that floats over a pattern. */
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

/** Words above, a strip of landscape below. */
export const landStrip: Layout = (pieces) => {
  const above = (content: Block[]): Block[] => [
    panel(
      [
        panel(content, { pad: 'l', align: 'center' }),
        panel([behind('waves'), art(pieces, 230)], { pad: 'none', place: 'end', align: 'center' }),
      ],
      { pad: 'none', flow: 'fill', gap: 'none' },
    ),
  ];
  return [
    screen(
      'form',
      above([
        ...eyebrow(pieces.copy, 'pill'),
        headline(pieces.copy, 'xl'),
        ...body(pieces.copy, 'lead'),
        ...action(pieces, 'joined'),
        ...wayOut(pieces.copy),
        ...small(pieces.copy),
      ]),
      { tone: pieces.tone },
    ),
    screen('thanks', above(thanksLines(pieces, 'xl')), { tone: pieces.tone }),
  ];
};

/** A short notice and two answers. */
export const notice: Layout = (pieces) => [
  screen(
    'form',
    [
      columns(
        [panel([art(pieces, 180)], { pad: 'm', align: 'center' })],
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
    [
      columns(
        [panel([art(pieces, 180)], { pad: 'm', align: 'center' })],
        [panel(thanksLines(pieces), { pad: 'm' })],
        { ratio: '1-2' },
      ),
    ],
    { tone: pieces.tone },
  ),
];

/** The question fills the popup; two large answers below it. */
export const yesOrNo: Layout = (pieces) => [
  screen(
    'form',
    [
      panel(
        [
          ...eyebrow(pieces.copy),
          headline(pieces.copy, 'xxl'),
          ...body(pieces.copy, 'lead'),
          columns([stack(yesAndNo(pieces).slice(0, 1))], [stack(yesAndNo(pieces).slice(1))], {
            gap: 'm',
          }),
        ],
        { pad: 'l', gap: 'l', align: 'start' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen(
    'thanks',
    [panel(thanksWords(pieces, 210, 'xxl'), { pad: 'l', gap: 'l', align: 'start' })],
    { tone: pieces.tone },
  ),
];

/** An arch with a scene in it, words beside: for an evening somewhere. */
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

/** Everything on one colour: a drawing and a list at the start, the form on paper at the end. */
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
        [panel([art(pieces, 300)], { pad: 'm', align: 'center' })],
        { phone: 'reverse' },
      ),
    ],
    { tone: pieces.tone },
  ),
];
