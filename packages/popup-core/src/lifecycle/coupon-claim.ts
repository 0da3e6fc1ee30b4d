import type { Popup } from '@beckon/contract/popup';
import { unchanged, type Outcome } from '@beckon/host-page/machine/machine';
import type { OpenState, PopupEffect, PopupEvent } from './popup-state.ts';

type Step = Outcome<OpenState, PopupEffect>;

/**
 * A coupon came into sight whose code each visitor is given for themselves: it is asked for once a
 * popup, and once more whenever the visitor tries again after a failure. Then the code has come, or
 * has not. docs/decisions/0010.
 */
export function claimCoupon(state: OpenState, event: PopupEvent, { coupon }: Popup): Step {
  const mayAsk = coupon?.code === '' && (state.claim === undefined || state.claim === 'again');
  if (event.name === 'COUPON_WANTED' && mayAsk)
    return { state: { ...state, claim: 'asked' }, effects: [{ name: 'draw-coupon' }] };
  if (event.name !== 'COUPON_DRAWN' || state.claim !== 'asked') return unchanged(state);
  const { draw } = event;
  return {
    state: draw.ok
      ? { ...state, claim: 'given', prize: draw.value }
      : { ...state, claim: draw.error },
    effects: [],
  };
}
