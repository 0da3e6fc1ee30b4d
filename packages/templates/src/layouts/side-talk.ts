import type { Block } from '../design/design.ts';
import type { Layout, Pieces } from './layout.ts';
import { bubbles, personOf, yesAndNo } from './parts.ts';
import {
  action,
  body,
  columns,
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
import { art, cover, hasDrawnScene, isScene } from './picture-pieces.ts';
import { tallThanks } from './thanks-screens.ts';

/** A chat: the person, what was said, and where to answer. */
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

/** A quotation fills the card. */
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

/** One question and its answers, below a photo if there is one. */
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
  const whole = isScene(pieces) ? underScene(pieces, asked, pollFit(pieces)) : asked;
  return [screen('form', [whole], { tone: pieces.tone }), tallThanks(pieces)];
};

/** A notice with two answers, below a scene or beside a small drawing. */
export const sideNotice: Layout = (pieces) => [
  screen('form', [hasDrawnScene(pieces) ? underScene(pieces, noticed(pieces)) : noticed(pieces)], {
    tone: pieces.tone,
  }),
  tallThanks(pieces, 150),
];

/** Long answers leave less room for the photo than a row of faces. */
const pollFit = ({ fields }: Pieces): string => (fields.includes('options') ? 'strip' : 'banner');

const underScene = (pieces: Pieces, said: Block, fit = 'banner'): Block =>
  panel([cover(pieces, { fit }), said], { pad: 'none', gap: 'none', place: 'spread' });

function noticed(pieces: Pieces): Block {
  const title = headline(pieces.copy, 's');
  const head = columns([art(pieces, 96)], [stack([title])], {
    ratio: 'auto-1',
    gap: 'm',
    phone: 'keep',
  });
  return panel(
    [
      hasDrawnScene(pieces) ? title : head,
      ...body(pieces.copy),
      stack(yesAndNo(pieces), { gap: 's' }),
      ...small(pieces.copy),
    ],
    { pad: 'm' },
  );
}

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
