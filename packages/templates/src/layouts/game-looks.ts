import type { Game } from '@beckon/contract/values';
import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import { gameBlock, gameScreens } from './games.ts';
import type { Layout, Pieces } from './layout.ts';
import {
  action,
  body,
  columns,
  eyebrow,
  headline,
  panel,
  screen,
  small,
  wayOut,
} from './pieces.ts';
import { art, cover } from './picture-pieces.ts';

const DRAWING_PX = 420;

const asks = (pieces: Pieces): Block =>
  panel(
    [
      ...eyebrow(pieces.copy),
      headline(pieces.copy, 'l'),
      ...body(pieces.copy),
      ...action(pieces),
      ...wayOut(pieces.copy),
      ...small(pieces.copy),
    ],
    { pad: 'l' },
  );

/** The words without the form, which the visitor has already sent. */
const says = (pieces: Pieces): Block =>
  panel([...eyebrow(pieces.copy), headline(pieces.copy, 'xl')], { pad: 'l' });

/** The game on a coloured half, the words on the other half, before and during the game. */
export function gameBeside(game: Game, ground: 'tint' | 'deep' | 'pop'): Layout {
  return (pieces) => {
    const half = (content: Block): Block =>
      panel([content], { tone: ground, pad: 'm', align: 'center' });
    const picture =
      game === 'wheel' ? block('Game', { game, still: true }) : art(pieces, DRAWING_PX);
    return gameScreens(game, pieces, {
      form: screen('form', [columns([half(picture)], [asks(pieces)])], { tone: pieces.tone }),
      play: screen('play', [columns([says(pieces)], [half(gameBlock(game))])], {
        tone: pieces.tone,
      }),
    });
  };
}

/** A photo fills one half of the form screen. The game itself fills the whole play screen. */
export function gameWithPhoto(game: Game): Layout {
  return (pieces) =>
    gameScreens(game, pieces, {
      form: screen('form', [columns([cover(pieces)], [asks(pieces)], { ratio: '2-3' })], {
        tone: pieces.tone,
      }),
      play: screen(
        'play',
        [
          panel([...eyebrow(pieces.copy), headline(pieces.copy, 'l'), gameBlock(game)], {
            pad: 'm',
            align: 'center',
            gap: 'l',
          }),
        ],
        { tone: 'tint' },
      ),
    });
}
