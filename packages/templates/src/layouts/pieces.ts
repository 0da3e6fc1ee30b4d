import type { Copy } from '../copy/copy.ts';
import { COPY } from '../copy/index.ts';
import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import { isSceneName } from '../illustrations/index.ts';
import { fieldBlock } from './field-blocks.ts';
import { samplePictureUrl } from '../pictures/sample-pictures.ts';
import type { Pieces } from './layout.ts';

type Props = Readonly<Record<string, unknown>>;

/** Blocks made of the copy; a word that the copy lacks makes no block. */
export const headline = (copy: Copy, size = 'l', more: Props = {}): Block =>
  block('Headline', {
    text: copy.headline,
    size,
    align: 'inherit',
    ink: 'ink',
    level: '2',
    ...more,
  });
export const words = (text: string | undefined, look = 'body', ink = 'ink'): Block[] =>
  text === undefined ? [] : [block('Text', { text, look, align: 'inherit', ink })];
export const eyebrow = (copy: Copy, look = 'eyebrow'): Block[] => words(copy.eyebrow, look);
export const body = (copy: Copy, look = 'body', ink = 'muted'): Block[] =>
  words(copy.text, look, ink);
export const small = (copy: Copy): Block[] => words(copy.small, 'small', 'muted');
export const listOf = (copy: Copy, marker = 'check'): Block[] =>
  copy.items === undefined
    ? []
    : [block('List', { items: copy.items.map((text) => ({ text })), marker })];
export const bigNumber = (copy: Copy, size = 'xl', arrangement = 'side'): Block[] =>
  copy.value === undefined
    ? []
    : [
        block('Figure', {
          value: copy.value,
          unit: copy.unit ?? '',
          word: copy.word ?? '',
          size,
          arrangement,
        }),
      ];
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
export const divider = (look = 'line'): Block => block('Divider', { look });
export const stack = (content: Block[], more: Props = {}): Block =>
  panel(content, { flow: 'stack', pad: 'none', ...more });
export const row = (content: Block[], more: Props = {}): Block =>
  panel(content, { flow: 'row', pad: 'none', ...more });

export function panel(content: Block[], more: Props = {}): Block {
  return block('Panel', {
    content,
    tone: 'none',
    shape: 'flat',
    pad: 'm',
    flow: 'stack',
    gap: 'm',
    place: 'center',
    align: 'inherit',
    measure: 'full',
    ...more,
  });
}

export function columns(first: Block[], second: Block[], more: Props = {}): Block {
  return block('Columns', { first, second, ratio: '1-1', gap: 'none', phone: 'stack', ...more });
}

export function screen(name: string, content: Block[], more: Props = {}): Block {
  return block('Screen', {
    content,
    screen: name,
    tone: 'none',
    pad: 'none',
    flow: 'fill',
    gap: 'm',
    place: 'center',
    align: 'inherit',
    ...more,
  });
}

/** The form with its fields and button; without fields a link button takes its place. */
export function action(pieces: Pieces, look = 'stack', button: Props = {}): Block[] {
  const { copy, fields } = pieces;
  if (fields.length === 0) return linkTo(pieces, button);
  const submit = block('SubmitButton', {
    text: copy.button ?? '',
    look: 'solid',
    width: 'full',
    ...button,
  });
  return [
    block('Form', {
      look,
      steps: 1,
      fields: [...fields.map((name) => fieldBlock(name, pieces)), submit],
    }),
  ];
}

export function linkTo({ copy, href }: Pieces, more: Props = {}): Block[] {
  if (copy.button === undefined) return [];
  return [
    block('LinkButton', {
      text: copy.button,
      href,
      target: 'same-tab',
      conversion: true,
      closes: true,
      look: 'solid',
      width: 'full',
      ...more,
    }),
  ];
}

export function wayOut(copy: Copy, more: Props = {}): Block[] {
  return copy.second === undefined
    ? []
    : [block('CloseButton', { text: copy.second, look: 'link', width: 'auto', ...more })];
}

export function couponOf(copy: Copy): Block[] {
  return copy.code === undefined ? [] : [block('Coupon', { code: copy.code, couponType: 'fixed' })];
}

export function countdown({ language }: Pieces, look = 'tiles'): Block {
  const { days, hours, minutes, seconds } = COPY[language].shared;
  return block('Countdown', { look, days, hours, minutes, seconds });
}

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

/** The headline of what is said when all is done. */
export const thanksTitle = (copy: Copy, size = 'l'): Block =>
  headline({ ...copy, headline: copy.thanks }, size);

/** What is said when all is done, and the code where there is one. */
export function thanksLines({ copy }: Pieces, size = 'l', look = 'lead'): Block[] {
  return [thanksTitle(copy, size), ...words(copy.thanksText, look, 'muted'), ...couponOf(copy)];
}

/** The same under the format's own drawing. */
export function thanksWords(pieces: Pieces, width: number, size: string): Block[] {
  return [badge(pieces, width), ...thanksLines(pieces, size)];
}

/**
 * The thank-you screen most formats share: the format's own drawing, its tone, and paper in the air
 * where there is something to win.
 */
export function thanks(pieces: Pieces, more: Props = {}): Block {
  const { copy, tone } = pieces;
  return screen(
    'thanks',
    [...(copy.code === undefined ? [] : [behind('confetti')]), ...thanksWords(pieces, 170, 'l')],
    {
      pad: 'l',
      flow: 'stack',
      align: 'center',
      tone: tone === 'tint' || tone === 'deep' ? tone : 'none',
      ...more,
    },
  );
}
