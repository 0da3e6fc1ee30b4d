import type { Copy } from '@beckon/languages/copy';
import type { Block } from '../design/design.ts';
import type { Pieces } from './layout.ts';
import { headline, words, screen, couponOf, type Props } from './pieces.ts';
import { behind, badge } from './picture-pieces.ts';

/** The headline of the thank-you screen. */
export const thanksTitle = (copy: Copy, size = 'l'): Block =>
  headline({ ...copy, headline: copy.thanks }, size);

/** The words of the thank-you screen, and the code if there is one. */
export function thanksLines({ copy }: Pieces, size = 'l', look = 'lead'): Block[] {
  return [thanksTitle(copy, size), ...words(copy.thanksText, look, 'muted'), ...couponOf(copy)];
}

/** The same words below the format's own drawing. */
export function thanksWords(pieces: Pieces, width: number, size: string): Block[] {
  return [badge(pieces, width), ...thanksLines(pieces, size)];
}

/**
 * The thank-you screen of most formats: the format's own drawing and colour, with confetti if there
 * is a code.
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
