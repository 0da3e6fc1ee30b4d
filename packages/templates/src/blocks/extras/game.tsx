import { GAMES } from '@beckon/contract/values';
import { readChoice, readFlag } from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';

export const game = defineBlock({
  type: 'Game',
  label: 'Game',
  group: 'extras',
  fields: { game: selectOf('Game', GAMES), still: yesNo('Only a picture of the wheel') },
  defaults: { game: 'wheel', still: false },
  parse: (raw) => ({
    game: readChoice(raw, 'game', { of: GAMES, fallback: 'wheel' }),
    still: readFlag(raw, 'still'),
  }),
  view: ({ game: name, still }) => (
    <div
      className={`t-game t-game-${name}${still ? ' t-game-still' : ''}`}
      data-block="game"
      data-game={name}
      data-still={still ? 'true' : undefined}
    />
  ),
});
