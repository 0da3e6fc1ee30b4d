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
/** The format's drawing. A scene or photo is as wide as the words. */
export const art = (pieces: Pieces, width = 200, more: Props = {}): Block =>
  picture(pieces, ['spot', 'photo'], { width, ...more });
/** The format's scene or photo, filling its container. */
export const cover = (pieces: Pieces, more: Props = {}): Block =>
  picture(pieces, ['cover', 'cover'], more);
/** The format's pattern or photo, behind everything else. */
export const backdrop = (pieces: Pieces): Block => picture(pieces, ['behind', 'behind'], {});
/** The drawing on a coloured background, or a scene or photo from edge to edge. */
export const stage = (
  pieces: Pieces,
  width: number,
  { fit = 'banner', ...more }: Props = {},
): Block =>
  isScene(pieces)
    ? cover(pieces, { fit })
    : panel([art(pieces, width)], { tone: 'tint', pad: 's', align: 'center', ...more });
/** A strip along the upper edge, if the format has a scene or a photo. */
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

/**
 * Drawings that the thank-you screen replaces by a tick, as it does for scenes: patterns and the
 * face of a speaker.
 */
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
 * Whether the format has a scene or a photo, which may fill the upper part of a card. All other
 * drawings are shown whole, on a coloured background.
 */
export const isScene = ({ art: source, photo }: Pieces): boolean =>
  photo !== undefined || isSceneName(source);

/** Whether the format has a scene and no photo replaces it. */
export const hasDrawnScene = ({ art: source, photo }: Pieces): boolean =>
  photo === undefined && isSceneName(source);

/** The format's drawing, or a tick if the drawing is made to fill panels. */
export function badge(pieces: Pieces, width: number): Block {
  return isScene(pieces) || NOT_SPOTS.includes(pieces.art)
    ? art({ ...pieces, art: 'done', photo: undefined }, width * 0.88)
    : art(pieces, width);
}
