import type { Popup } from '@beckon/contract/popup';
import { every, once, type MachineTimer } from '@beckon/host-page/machine/machine';
import {
  ASK_AGAIN_MS,
  COUPON_WHEEL_FACTOR,
  PRIZE_REDIRECT_MS,
  REDIRECT_CLICK_MS,
  SENT_MESSAGE_MS,
} from '../../timings.ts';
import { afterConversion, lastStep, thanksStayMs } from './after-conversion.ts';
import type { OpenState, PopupEvent } from '../popup-state.ts';

/**
 * The timers of a state that a visitor's action has led to; undefined if the visitor has not acted.
 * A link that counts is followed after 1.5 s on every screen, even if the call has not ended. A
 * screen that waits for its visitor asks again later.
 * docs/behaviour/conversions.md#links-that-count.
 */
export function timersAfterAct(
  state: OpenState,
  popup: Popup,
): readonly MachineTimer<PopupEvent>[] | undefined {
  if (state.submit === 'sending' && state.asked?.by === 'link')
    return [
      once('link-wait', REDIRECT_CLICK_MS, { name: 'CONVERSION_ENDED', by: 'link', ok: true }),
    ];
  switch (state.screen) {
    case 'thanks':
      return thanksTimers(state, popup);
    case 'won':
    case 'lost':
      return resultTimers(state, popup);
    default:
      return formTimers(state, popup);
  }
}

/** A thank-you screen that nothing follows has no time: it stays. */
function thanksTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  const isLast = popup.stopForConverted && lastStep(popup, state.asked, state).name === 'stay';
  return isLast ? [] : askUntilLeft('thanks', thanksStayMs(popup, state), { name: 'THANKS_ENDED' });
}

/** Asks after `ms`, and again after the same time; after less than a second, again each second. */
function askUntilLeft(
  key: string,
  ms: number,
  event: PopupEvent,
): readonly MachineTimer<PopupEvent>[] {
  const repeated = every(key, Math.max(ms, ASK_AGAIN_MS), () => event);
  return ms < ASK_AGAIN_MS ? [once(key, ms, event), repeated] : [repeated];
}

function formTimers(
  state: OpenState,
  popup: Popup,
): readonly MachineTimer<PopupEvent>[] | undefined {
  // Without this, a popup with automatic closing would close while the wheel turns.
  if (state.submit === 'sending' || (state.submit === 'idle' && state.hasPlayed)) return [];
  return state.submit === 'sent' ? inlineTimers(state, popup) : undefined;
}

function inlineTimers(state: OpenState, popup: Popup): readonly MachineTimer<PopupEvent>[] {
  const follow = afterConversion(popup, state);
  if (follow.name !== 'show-inline-message') return [];
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
  return askUntilLeft('result', ms, { name: 'RESULT_TIME_ENDED' });
}
