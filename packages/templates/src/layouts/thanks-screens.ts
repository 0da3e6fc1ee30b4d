import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import type { Pieces } from './layout.ts';
import { badge, behind, columns, couponOf, cover, divider, panel, screen, words } from './pieces.ts';

/** Drawings that may fill the upper part of a card; all others are shown whole, on a coloured ground. */
const SCENES: readonly string[] = ['morning', 'peaks', 'beach', 'table', 'night', 'wardrobe', 'forestPath', 'shelf', 'film', 'pines', 'arches'];
const ART_WIDTH = 240;

const title = ({ copy }: Pieces, size: string): Block => block('Headline', { text: copy.thanks, size, align: 'inherit', ink: 'ink', level: '2' });
/** What happens next, and the code where one was won. */
const message = (pieces: Pieces): Block[] => [title(pieces, 'l'), ...words(pieces.copy.thanksText, 'lead', 'muted'), ...couponOf(pieces.copy)];
/** Paper in the air where there is something to win. */
const paper = ({ copy }: Pieces): Block[] => (copy.code === undefined ? [] : [behind('confetti')]);
const drawing = (pieces: Pieces, tone: string, width: number): Block => panel([...paper(pieces), badge(pieces, width)], { tone, pad: 'm', align: 'center' });

/** A tall card is thanked in two parts, drawing above and words below: words alone would leave it half empty. */
export function tallThanks(pieces: Pieces, width = ART_WIDTH): Block {
  const above = SCENES.includes(pieces.art) ? cover(pieces) : drawing(pieces, 'tint', width);
  return screen('thanks', [above, panel(message(pieces), { pad: 'm', align: 'center' })], { gap: 'none', tone: pieces.tone });
}

/** The same after a card on a strong colour: the drawing on the second one, the words on the first. */
export function loudThanks(pieces: Pieces, tone: 'deep' | 'accent', width = ART_WIDTH): Block {
  return screen('thanks', [drawing(pieces, 'pop', width), panel(message(pieces), { tone, pad: 'm', align: 'center' })], { gap: 'none' });
}

/** Between two strips of the pattern that the card began with. */
export function stripThanks(pieces: Pieces): Block {
  return screen('thanks', [cover(pieces, { fit: 'strip' }), panel(message(pieces), { pad: 'm', align: 'center' }), cover(pieces, { fit: 'strip', mirrored: true })], { flow: 'stack', gap: 'none', place: 'spread' });
}

/** Inside the frame that the card began with. */
export function framedThanks(pieces: Pieces): Block {
  const { copy } = pieces;
  return screen('thanks', [panel([badge(pieces, 190), title(pieces, 'l'), divider('short'), ...words(copy.thanksText, 'lead', 'muted'), ...couponOf(copy)], { shape: 'frame', pad: 'm', align: 'center' })], { tone: pieces.tone });
}

/** A card lying on its side stays so: drawing at the start, words at the end. */
export function lyingThanks(pieces: Pieces): Block {
  const { copy, tone } = pieces;
  const said = panel([title(pieces, 'm'), ...words(copy.thanksText, 'body', 'muted'), ...couponOf(copy)], { pad: 'm', gap: 's' });
  return screen('thanks', [columns([panel([badge(pieces, 160)], { tone: 'tint', pad: 's', align: 'center' })], [said], { ratio: copy.code === undefined ? '2-3' : '1-2', phone: 'keep' })], { tone });
}
