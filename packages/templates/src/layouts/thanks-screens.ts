import type { Block } from '../design/design.ts';
import type { Pieces } from './layout.ts';
import { columns, couponOf, divider, panel, screen, words } from './pieces.ts';
import { thanksLines, thanksTitle } from './thanks-pieces.ts';
import { badge, behind, cover, hasDrawnScene, isScene } from './picture-pieces.ts';

const ART_WIDTH = 240;

/** Confetti, if there is a code. */
const paper = ({ copy }: Pieces): Block[] => (copy.code === undefined ? [] : [behind('confetti')]);
const drawing = (pieces: Pieces, tone: string, width: number): Block =>
  panel([...paper(pieces), badge(pieces, width)], { tone, pad: 'm', align: 'center' });

/**
 * The thank-you screen of a tall card has a drawing above and words below: words alone would leave
 * half of it empty.
 */
export function tallThanks(pieces: Pieces, width = ART_WIDTH): Block {
  const above = isScene(pieces) ? cover(pieces) : drawing(pieces, 'tint', width);
  return screen('thanks', [above, panel(thanksLines(pieces), { pad: 'm', align: 'center' })], {
    gap: 'none',
    tone: pieces.tone,
  });
}

/**
 * The same after a card with a strong colour: the drawing on the second colour, the words on the
 * first.
 */
export function loudThanks(pieces: Pieces, tone: 'deep' | 'accent', width = ART_WIDTH): Block {
  return screen(
    'thanks',
    [
      drawing(pieces, 'pop', width),
      panel(thanksLines(pieces), { tone, pad: 'm', align: 'center' }),
    ],
    { gap: 'none' },
  );
}

/** The thanks between two strips of the pattern of the form screen. */
export function stripThanks(pieces: Pieces): Block {
  return screen(
    'thanks',
    [
      cover(pieces, { fit: 'strip' }),
      panel(thanksLines(pieces), { pad: 'm', align: 'center' }),
      cover(pieces, { fit: 'strip', mirrored: true }),
    ],
    { flow: 'stack', gap: 'none', place: 'spread' },
  );
}

/** The thanks inside the frame of the form screen. */
export function framedThanks(pieces: Pieces): Block {
  const { copy } = pieces;
  return screen(
    'thanks',
    [
      panel(
        [
          badge(pieces, 190),
          thanksTitle(copy),
          divider('short'),
          ...words(copy.thanksText, 'lead', 'muted'),
          ...couponOf(copy),
        ],
        { shape: 'frame', pad: 'm', align: 'center' },
      ),
    ],
    { tone: pieces.tone },
  );
}

/** The thank-you screen of a horizontal card: a drawing at the start, words at the end. */
export function lyingThanks(pieces: Pieces): Block {
  const { copy, tone } = pieces;
  const said = panel(thanksLines(pieces, 'm', 'body'), { pad: 'm', gap: 's' });
  const beside = hasDrawnScene(pieces)
    ? cover(pieces)
    : panel([badge(pieces, 160)], { tone: 'tint', pad: 's', align: 'center' });
  return screen(
    'thanks',
    [
      columns([beside], [said], {
        ratio: copy.code === undefined ? '2-3' : '1-2',
        phone: 'keep',
      }),
    ],
    { tone },
  );
}
