import { block } from '../design/make-block.ts';
import { fieldBlock } from './field-blocks.ts';
import type { Layout } from './layout.ts';
import { storeButtons } from './parts.ts';
import {
  action,
  body,
  bigNumber,
  columns,
  eyebrow,
  headline,
  listOf,
  panel,
  row,
  screen,
  small,
  words,
} from './pieces.ts';
import { thanksLines, thanksWords } from './thanks-pieces.ts';
import { art, isScene, stage, stripAbove } from './picture-pieces.ts';

/** A rating from 0 to 10 in one row, below a strip of a scene if there is one. */
export const scoreRow: Layout = (pieces) => [
  screen(
    'form',
    [
      ...stripAbove(pieces),
      panel(
        [
          ...(isScene(pieces) ? [] : [art(pieces, 230)]),
          headline(pieces.copy, 'l'),
          ...body(pieces.copy),
          ...action(pieces, 'labelled', { width: 'auto' }),
          ...small(pieces.copy),
        ],
        { pad: 'l', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  ),
  screen('thanks', [panel(thanksWords(pieces, 240, 'xl'), { pad: 'l', align: 'center' })], {
    tone: pieces.tone,
  }),
];

/** Two steps: first a question, then the contact. */
export const twoSteps: Layout = (pieces) => {
  const [first = 'choices', ...rest] = pieces.fields;
  const submit = block('SubmitButton', {
    text: pieces.copy.button ?? '',
    look: 'solid',
    width: 'full',
  });
  const form = block('Form', {
    look: 'labelled',
    steps: 2,
    fields: [fieldBlock(first, pieces)],
    step2: [...rest.map((name) => fieldBlock(name, pieces)), submit],
  });
  return [
    screen('form', [
      columns(
        [
          panel(
            [art(pieces, 220, { phone: false }), headline(pieces.copy, 'm'), ...body(pieces.copy)],
            {
              tone: 'deep',
              pad: 'l',
              align: 'center',
            },
          ),
        ],
        [panel([...eyebrow(pieces.copy), form, ...small(pieces.copy)], { pad: 'l' })],
        { ratio: '2-3' },
      ),
    ]),
    screen('thanks', [
      columns(
        [panel([art(pieces, 220)], { tone: 'deep', pad: 'l', align: 'center' })],
        [panel(thanksLines(pieces, 'xl'), { pad: 'l' })],
        { ratio: '2-3' },
      ),
    ]),
  ];
};

/** The app in use, and the buttons of the app stores. */
export const appStage: Layout = (pieces) => [
  screen('form', [
    columns(
      [
        panel(
          [
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'xl'),
            ...body(pieces.copy, 'lead'),
            row(storeButtons(pieces), { place: 'start', gap: 's' }),
            ...small(pieces.copy),
          ],
          { pad: 'l' },
        ),
      ],
      [stage(pieces, 300, { fit: 'cover' })],
      { ratio: '3-2', phone: 'reverse' },
    ),
  ]),
  screen('thanks', [
    columns(
      [panel(thanksLines(pieces, 'xl'), { pad: 'l' })],
      [stage(pieces, 300, { fit: 'cover' })],
      {
        ratio: '3-2',
        phone: 'reverse',
      },
    ),
  ]),
];

/** The date in large letters, and beside it what happens on that day. */
export const dateStub: Layout = (pieces) => {
  const stub = panel(
    [
      ...words(pieces.copy.eyebrow, 'body'),
      ...bigNumber(pieces.copy, 'xl', 'below'),
      art(pieces, 170, { phone: false }),
    ],
    { tone: 'accent', pad: 'm', align: 'center' },
  );
  return [
    screen('form', [
      columns(
        [stub],
        [
          panel(
            [
              headline(pieces.copy, 'l'),
              ...body(pieces.copy),
              ...listOf(pieces.copy, 'dot'),
              ...action(pieces),
              ...small(pieces.copy),
            ],
            { pad: 'l' },
          ),
        ],
        { ratio: '1-2' },
      ),
    ]),
    screen('thanks', [
      columns([stub], [panel(thanksLines(pieces), { pad: 'l' })], { ratio: '1-2' }),
    ]),
  ];
};
