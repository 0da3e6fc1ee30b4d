import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import type { GameCallbacks, GameOptions } from '../reactions/reactions.ts';
import { gameMachine, type GameEvent, type GameState } from './game-machine.ts';
import { sendLater } from '../send-later.ts';

/** Runs one play of a game. The prize is drawn when the visitor starts it. */
export function runGame(
  { popup, clock, drawPrize, report }: GameOptions,
  { onChange, notify }: GameCallbacks,
): Runner<GameState, GameEvent> {
  return runMachine({
    machine: gameMachine,
    subject: popup,
    clock,
    onChange,
    perform(effect, { send }) {
      if (effect.name === 'announce-prize')
        return notify({ name: 'PRIZE_DRAWN', prize: effect.prize });
      const drawn = drawPrize().then((draw): GameEvent =>
        draw.ok
          ? { name: 'PRIZE_KNOWN', prize: draw.value }
          : { name: 'DRAW_FAILED', error: draw.error },
      );
      return sendLater(drawn, {
        send(event) {
          // Without a prize, nothing else could end a content lock.
          if (event.name === 'DRAW_FAILED') notify({ name: 'UNLOCKED' });
          send(event);
        },
        onFailure: { name: 'DRAW_FAILED', error: 'again' },
        report,
      });
    },
  });
}
