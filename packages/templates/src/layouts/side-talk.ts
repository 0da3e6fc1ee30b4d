import type { Layout } from './layout.ts';
import { bubbles, personOf, yesAndNo } from './parts.ts';
import {
  action,
  art,
  body,
  columns,
  cover,
  divider,
  eyebrow,
  headline,
  listOf,
  panel,
  screen,
  small,
  stack,
  wayOut,
  words,
} from './pieces.ts';
import { tallThanks } from './thanks-screens.ts';

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

/** One question and its answers, under a photo where there is one. */
export const sidePoll: Layout = (pieces) => {
  const asked = panel(
    [
      ...eyebrow(pieces.copy),
      headline(pieces.copy, 'm'),
      ...action(pieces, 'labelled'),
      ...small(pieces.copy),
    ],
    { pad: 'm' },
  );
  const whole =
    pieces.photo === undefined
      ? asked
      : panel([cover(pieces, { fit: 'banner' }), asked], {
          pad: 'none',
          gap: 'none',
          place: 'spread',
        });
  return [screen('form', [whole], { tone: pieces.tone }), tallThanks(pieces)];
};

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
