import type { Copy } from '@beckon/languages/copy';
import type { Block } from '../design/design.ts';
import type { Pieces } from './layout.ts';
import { headline, words, screen, couponOf, type Props } from './pieces.ts';
import { behind, badge } from './picture-pieces.ts';

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
