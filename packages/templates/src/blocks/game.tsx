import { GAMES } from '@beckon/contract/values';
import { readChoice } from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { selectOf } from './choices.ts';

export const game = defineBlock({
  type: 'Game', label: 'Game', group: 'extras',
  fields: { game: selectOf('Game', GAMES) },
  defaults: { game: 'wheel' },
  parse: (raw) => ({ game: readChoice(raw, 'game', GAMES, 'wheel') }),
  view: ({ game: name }) => <div className={`t-game t-game-${name}`} data-block="game" data-game={name} />,
});
