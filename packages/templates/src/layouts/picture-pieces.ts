import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import { isSceneName } from '../illustrations/index.ts';
import { samplePictureUrl } from '../pictures/sample-pictures.ts';
import type { Pieces } from './layout.ts';
import { panel, type Props } from './pieces.ts';

const picture = (
  { art: source, photo }: Pieces,
  [fit, fitOfPhoto]: readonly [fit: string, fitOfPhoto: string],
  more: Props,
): Block =>
  block('Picture', {
    source,
    fit: photo === undefined && !isSceneName(source) ? fit : fitOfPhoto,
    width: 400,
    url: photo === undefined ? '' : samplePictureUrl(photo),
    alt: '',
    mirrored: false,
    phone: true,
    ...more,
  });
/** The format's drawing, or its scene or photo as wide as the words. */
export const art = (pieces: Pieces, width = 200, more: Props = {}): Block =>
  picture(pieces, ['spot', 'photo'], { width, ...more });
/** The format's scene or photo, filling what it is in. */
export const cover = (pieces: Pieces, more: Props = {}): Block =>
  picture(pieces, ['cover', 'cover'], more);
/** The format's pattern or photo, behind all that follows. */
export const backdrop = (pieces: Pieces): Block => picture(pieces, ['behind', 'behind'], {});
/** The drawing on a coloured ground, or a scene or photo from edge to edge. */
export const stage = (
  pieces: Pieces,
  width: number,
  { fit = 'banner', ...more }: Props = {},
): Block =>
  isScene(pieces)
    ? cover(pieces, { fit })
    : panel([art(pieces, width)], { tone: 'tint', pad: 's', align: 'center', ...more });
/** A strip along the upper edge, where the format has a scene or a photo. */
export const stripAbove = (pieces: Pieces): Block[] =>
  isScene(pieces) ? [cover(pieces, { fit: 'strip' })] : [];
export const behind = (source: string, more: Props = {}): Block =>
  block('Picture', {
    source,
    fit: 'behind',
    width: 400,
    url: '',
    alt: '',
    mirrored: false,
    phone: true,
    ...more,
  });

/** Patterns and a speaker's face: on a thank-you screen a tick is in for them, as for scenes. */
const NOT_SPOTS: readonly string[] = [
  'face',
  'confetti',
  'rays',
  'waves',
  'blobs',
  'grid',
  'dots',
  'stripes',
  'leaves',
  'garden',
];

/**
 * Whether the format's drawing may fill the upper part of a card; all others are shown whole, on a
 * coloured ground.
 */
export const isScene = ({ art: source, photo }: Pieces): boolean =>
  photo !== undefined || isSceneName(source);

/** Whether a scene is there, and no photo in its place. */
export const hasDrawnScene = ({ art: source, photo }: Pieces): boolean =>
  photo === undefined && isSceneName(source);

/** The format's own drawing, or a tick where that fills panels. */
export function badge(pieces: Pieces, width: number): Block {
  return isScene(pieces) || NOT_SPOTS.includes(pieces.art)
    ? art({ ...pieces, art: 'done', photo: undefined }, width * 0.88)
    : art(pieces, width);
}
