import type { Block } from '../design/design.ts';
import type { Pieces } from './layout.ts';
import { columns, couponOf, divider, panel, screen, words } from './pieces.ts';
import { thanksLines, thanksTitle } from './thanks-pieces.ts';
import { badge, behind, cover, hasDrawnScene, isScene } from './picture-pieces.ts';

const ART_WIDTH = 240;

/** Paper in the air where there is something to win. */
const paper = ({ copy }: Pieces): Block[] => (copy.code === undefined ? [] : [behind('confetti')]);
const drawing = (pieces: Pieces, tone: string, width: number): Block =>
  panel([...paper(pieces), badge(pieces, width)], { tone, pad: 'm', align: 'center' });

/**
 * A tall card is thanked in two parts, drawing above and words below: words alone would leave it
 * half empty.
 */
export function tallThanks(pieces: Pieces, width = ART_WIDTH): Block {
  const above = isScene(pieces) ? cover(pieces) : drawing(pieces, 'tint', width);
  return screen('thanks', [above, panel(thanksLines(pieces), { pad: 'm', align: 'center' })], {
    gap: 'none',
    tone: pieces.tone,
  });
}

/** The same after a card on a strong colour: the drawing on the second one, the words on the first. */
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

/** Between two strips of the pattern that the card began with. */
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

/** Inside the frame that the card began with. */
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

/** A card lying on its side stays so: drawing at the start, words at the end. */
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
