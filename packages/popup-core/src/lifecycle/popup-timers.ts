import type { Popup } from '@beckon/contract/popup';
import { EXIT_EFFECT_MS } from '@beckon/contract/values';
import {
  COUNTDOWN_TICK_MS,
  COUPON_WHEEL_FACTOR,
  ESCAPE_CLOSE_MS,
  PRIZE_REDIRECT_MS,
  REDIRECT_CLICK_MS,
  SENT_MESSAGE_MS,
} from '../timings.ts';
import { afterConversion, thanksStayMs } from './after-conversion.ts';
import { every, once, type MachineTimer } from '@beckon/host-page/machine/machine';
import type { OpenState, PopupEvent, PopupState } from './popup-state.ts';

/**
 * The clocks that run in a state; the runner starts and stops them by comparing lists.
 * docs/popup-lifecycle.md.
 */
export function popupTimersIn(
  state: PopupState,
  popup: Popup,
): readonly MachineTimer<PopupEvent>[] {
  switch (state.name) {
    case 'open':
      return openTimers(state, popup);
    case 'closing':
      return [once('exit', exitMs(state, popup), { name: 'EXIT_ENDED' })];
    default:
      return [];
  }
}

/**
 * How long closing takes: Escape always has its 800 ms, an exit effect has them except for embedded
 * and fullpage. docs/behaviour/closing.md#how-long-it-takes.
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

function openTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  return [...countdown(state), ...screenTimers(state, popup)];
}

function countdown({ timerEndsAtMs, submit }: OpenState): readonly MachineTimer<PopupEvent>[] {
  if (timerEndsAtMs === undefined || submit === 'sent') return [];
  return [every('countdown', COUNTDOWN_TICK_MS, (nowMs) => ({ name: 'TIMER_TICKED', nowMs }))];
}

/**
 * A link that counts holds nobody up on any screen: it leads away after 1.5 s, whether the call has
 * ended or not. docs/behaviour/conversions.md#links-that-count.
 */
function screenTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  if (state.submit === 'sending' && state.asked?.by === 'link')
    return [
      once('link-wait', REDIRECT_CLICK_MS, { name: 'CONVERSION_ENDED', by: 'link', ok: true }),
    ];
  switch (state.screen) {
    case 'thanks':
      return [once('thanks', thanksStayMs(popup, state.asked), { name: 'THANKS_ENDED' })];
    case 'won':
    case 'lost':
      return resultTimers(state, popup);
    default:
      return formTimers(state, popup);
  }
}

function formTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  const { autoCloseAfterSeconds } = popup.closing;
  if (state.submit === 'sending') return [];
  if (state.submit === 'sent') return inlineTimers(state, popup);
  return autoCloseAfterSeconds === undefined || popup.type === 'embedded'
    ? []
    : [once('auto-close', autoCloseAfterSeconds * 1000, { name: 'CLOSE_ASKED', by: 'auto_close' })];
}

function inlineTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  const follow = afterConversion(popup, state);
  if (follow.name !== 'tell-inline') return [];
  if (follow.closeAfterMs !== undefined)
    return [once('inline-close', follow.closeAfterMs, { name: 'CLOSE_ASKED', by: 'converted' })];
  return state.asked?.by === 'form' && !popup.stopForConverted
    ? [once('message', SENT_MESSAGE_MS, { name: 'THANKS_ENDED' })]
    : [];
}

function resultTimers({ prize }: OpenState, { game }: Popup): readonly MachineTimer<PopupEvent>[] {
  const redirect = prize?.redirect;
  if (redirect === undefined || redirect.to === 'none') return [];
  const defaultMs =
    game?.hasCoupon === true ? PRIZE_REDIRECT_MS * COUPON_WHEEL_FACTOR : PRIZE_REDIRECT_MS;
  const ms = redirect.delaySeconds === undefined ? defaultMs : redirect.delaySeconds * 1000;
  return [once('result', ms, { name: 'RESULT_TIME_ENDED' })];
}
