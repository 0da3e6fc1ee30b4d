import type { Popup } from '@beckon/contract/popup';
import { EXIT_EFFECT_MS } from '@beckon/contract/values';
import { COUNTDOWN_TICK_MS, ESCAPE_CLOSE_MS } from '../timings.ts';
import { every, once, type MachineTimer } from '@beckon/host-page/machine/machine';
import type { Reactions } from './reactions/reactions.ts';
import type { OpenState, PopupEvent, PopupState } from './popup-state.ts';

/**
 * The timers of a state. The runner compares this list with the last one, and starts and stops
 * timers. docs/popup-lifecycle.md.
 */
export function popupTimersIn(
  state: PopupState,
  popup: Popup,
  reactions: Reactions | undefined,
): readonly MachineTimer<PopupEvent>[] {
  switch (state.name) {
    case 'open':
      return [
        ...countdown(state),
        ...(reactions?.timersIn(state, popup) ?? autoClose(state, popup)),
      ];
    case 'closing':
      return [once('exit', exitMs(state, popup), { name: 'EXIT_ENDED' })];
    default:
      return [];
  }
}

/**
 * How long closing takes, in ms: 800 after Escape or with an exit effect, otherwise 0. The exit
 * effect of embedded and fullpage popups is ignored. docs/behaviour/closing.md#how-long-it-takes.
 */
export function exitMs(
  { by }: Extract<PopupState, { name: 'closing' }>,
  { type, appearance }: Popup,
): number {
  if (by === 'escape') return ESCAPE_CLOSE_MS;
  return appearance.exitEffect === 'none' || type === 'embedded' || type === 'fullpage'
    ? 0
    : EXIT_EFFECT_MS;
}

function countdown({ timerEndsAtMs, submit }: OpenState): readonly MachineTimer<PopupEvent>[] {
  if (timerEndsAtMs === undefined || submit === 'sent') return [];
  return [every('countdown', COUNTDOWN_TICK_MS, (nowMs) => ({ name: 'TIMER_TICKED', nowMs }))];
}

/** Stops once the visitor has acted. If the popup waits for its visitor, asks again later. */
function autoClose(
  { submit }: OpenState,
  { type, closing: { autoCloseAfterSeconds } }: Popup,
): readonly MachineTimer<PopupEvent>[] {
  return submit !== 'idle' || autoCloseAfterSeconds === undefined || type === 'embedded'
    ? []
    : [
        every('auto-close', (autoCloseAfterSeconds || 1) * 1000, () => ({
          name: 'CLOSE_ASKED',
          by: 'auto_close',
        })),
      ];
}
