import { GAMES } from '@beckon/contract/values';
import type { ReactNode } from 'react';
import { useCss } from '../mount/use-css.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { chunkOf, useLazy } from '../lazy/use-lazy.ts';

/** The game of the play screen, loaded when it is first drawn. */
export function GameBlock({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    shadow,
    props: { popup, prize, drawError, language, ports, onEvent },
  } = useView();
  const games = chunkOf(useLazy(true, () => ports.loadPart('games')));
  useCss(shadow, games?.gamesCss);
  const named = source.data('game');
  const game = GAMES.find((name) => name === named) ?? popup.game?.game ?? 'wheel';
  return (
    <div {...source.props} aria-busy={games === undefined}>
      {games && (
        <games.GameBoard
          game={game}
          prizes={popup.game?.prizes ?? []}
          prize={prize}
          language={language}
          calm={ports.prefersReducedMotion()}
          isStill={source.data('still') === 'true'}
          {...(drawError === undefined ? {} : { error: drawError })}
          {...(source.text === '' ? {} : { buttonText: source.text })}
          onPlay={() => onEvent({ name: 'PLAY_ASKED' })}
          onEnd={() => onEvent({ name: 'PLAY_ENDED' })}
        />
      )}
    </div>
  );
}
