import type { Game } from '@beckon/contract/values';
import { COPY } from '../copy.ts';
import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import type { IllustrationName } from '../illustrations/index.ts';
import type { Layout, Pieces } from './layout.ts';
import { action, body, eyebrow, headline, panel, screen, small, wayOut, words } from './pieces.ts';
import { thanksWords } from './thanks-pieces.ts';
import { art, behind } from './picture-pieces.ts';

/** The screens of a game: form, play, two results and thanks. docs/behaviour/games.md. */
export function gameScreens(
  game: Game,
  pieces: Pieces,
  { form, play }: { readonly form: Block; readonly play: Block },
): Block[] {
  const { won, wonText, lost, lostText, again } = COPY[pieces.language].gameResult;
  const result = (source: IllustrationName, text: string): Block[] => [
    art({ ...pieces, art: source }, 300),
    headline({ ...pieces.copy, headline: text }, 'xl'),
  ];
  const stage = { pad: 'xl', flow: 'stack', align: 'center', tone: pieces.tone };
  return [
    form,
    play,
    screen(
      'won',
      [
        behind('rays'),
        behind('confetti'),
        ...result('gift', won),
        ...words(wonText, 'lead', 'muted'),
        block('Coupon', { code: '{{prize_code}}', couponType: 'fixed' }),
      ],
      stage,
    ),
    screen(
      'lost',
      [
        behind('rays'),
        ...result(game === 'wheel' ? 'hourglass' : 'coffee', lost),
        ...words(lostText, 'lead', 'muted'),
        block('CloseButton', { text: again, look: 'outline', width: 'auto' }),
      ],
      stage,
    ),
    screen(
      'thanks',
      [behind('rays'), ...thanksWords({ ...pieces, art: 'gift' }, 300, 'xl')],
      stage,
    ),
  ];
}

export const gameBlock = (game: Game): Block => block('Game', { game, still: false });

export const wheelGame: Layout = (pieces) =>
  gameScreens('wheel', pieces, {
    form: screen(
      'form',
      [
        panel(
          [
            block('Game', { game: 'wheel', still: true }),
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'l'),
            ...body(pieces.copy),
            ...action(pieces),
            ...wayOut(pieces.copy),
            ...small(pieces.copy),
          ],
          { pad: 'l', align: 'center' },
        ),
      ],
      { tone: pieces.tone },
    ),
    play: screen(
      'play',
      [
        panel(
          [behind('rays'), ...eyebrow(pieces.copy), headline(pieces.copy, 'l'), gameBlock('wheel')],
          { pad: 'm', align: 'center', gap: 'l' },
        ),
      ],
      { tone: pieces.tone },
    ),
  });

export const scratchGame: Layout = (pieces) =>
  gameScreens('scratch', pieces, {
    form: screen(
      'form',
      [
        panel(
          [
            behind('confetti'),
            ...eyebrow(pieces.copy, 'pill'),
            headline(pieces.copy, 'xxl'),
            ...body(pieces.copy, 'lead'),
            art(pieces, 470),
            ...action(pieces, 'inline'),
            ...small(pieces.copy),
          ],
          { pad: 'l', align: 'center' },
        ),
      ],
      { tone: pieces.tone },
    ),
    play: screen(
      'play',
      [
        panel(
          [
            behind('confetti'),
            ...eyebrow(pieces.copy, 'pill'),
            headline(pieces.copy, 'xxl'),
            gameBlock('scratch'),
          ],
          { pad: 'l', align: 'center', gap: 'l' },
        ),
      ],
      { tone: pieces.tone },
    ),
  });

export const giftGame: Layout = (pieces) =>
  gameScreens('gift', pieces, {
    form: screen(
      'form',
      [
        panel(
          [
            panel([behind('rays'), art(pieces, 720)], { tone: 'tint', pad: 'l', align: 'center' }),
            panel(
              [
                ...eyebrow(pieces.copy),
                headline(pieces.copy, 'xxl'),
                ...body(pieces.copy, 'lead'),
                ...action(pieces, 'inline'),
                ...wayOut(pieces.copy),
                ...small(pieces.copy),
              ],
              { pad: 'xl', align: 'center' },
            ),
          ],
          { pad: 'none', gap: 'none', place: 'spread' },
        ),
      ],
      { tone: pieces.tone },
    ),
    play: screen(
      'play',
      [
        panel(
          [
            behind('rays'),
            ...eyebrow(pieces.copy),
            headline(pieces.copy, 'xxl'),
            gameBlock('gift'),
          ],
          { pad: 'l', align: 'center' },
        ),
      ],
      { tone: 'tint' },
    ),
  });
