import type { DrawnPrize } from '@beckon/contract/popup';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import type { GameOptions } from './reactions.ts';
import { gameMachine, type GameEvent, type GameState } from './game-machine.ts';
import { sendLater } from './send-later.ts';

/** Runs one play of a game. The prize is drawn when the visitor starts it. */
export function runGame(
  { popup, clock, drawPrize, report }: GameOptions,
  {
    onChange,
    givePrize,
  }: { readonly onChange: () => void; readonly givePrize: (prize: DrawnPrize) => void },
): Runner<GameState, GameEvent> {
  return runMachine({
    machine: gameMachine,
    subject: popup,
    clock,
    onChange,
    perform(effect, { send }) {
      if (effect.name === 'announce-prize') return givePrize(effect.prize);
      const drawn = drawPrize().then((draw): GameEvent =>
        draw.ok
          ? { name: 'PRIZE_KNOWN', prize: draw.value }
          : { name: 'DRAW_FAILED', error: draw.error },
      );
      return sendLater(drawn, {
        send,
        onFailure: { name: 'DRAW_FAILED', error: 'again' },
        report,
      });
    },
  });
}
