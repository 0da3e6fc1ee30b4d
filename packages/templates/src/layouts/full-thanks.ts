import type { Block } from '../design/design.ts';
import type { Pieces } from './layout.ts';
import { columns, panel, screen } from './pieces.ts';
import { thanksWords } from './thanks-pieces.ts';
import { behind, cover } from './picture-pieces.ts';

const THANKS_WIDTH = 420;

/**
 * A thank-you screen that fills the window: a large drawing on its background, with confetti if
 * there is a code.
 */
export function thanks(pieces: Pieces, stage = 'rays'): Block {
  const { copy, tone } = pieces;
  return screen(
    'thanks',
    [
      behind(stage),
      ...(copy.code === undefined ? [] : [behind('confetti')]),
      ...thanksWords(pieces, THANKS_WIDTH, 'xl'),
    ],
    { pad: 'xl', flow: 'stack', align: 'center', tone: tone === 'none' ? 'tint' : tone },
  );
}

/** The scene stays in its place. The thanks replace the form. */
export function sceneThanks(pieces: Pieces, more: Readonly<Record<string, unknown>> = {}): Block {
  const spoken = [panel(thanksWords(pieces, 260, 'xl'), { pad: 'xl' })];
  return screen(
    'thanks',
    [
      more['phone'] === 'reverse'
        ? columns(spoken, [cover(pieces)], more)
        : columns([cover(pieces)], spoken, more),
    ],
    { tone: pieces.tone },
  );
}
