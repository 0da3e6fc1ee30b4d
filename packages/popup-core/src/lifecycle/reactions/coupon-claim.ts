import type { Popup } from '@beckon/contract/popup';
import { become, unchanged, type Outcome } from '@beckon/host-page/machine/machine';
import type { OpenState, PopupEffect, PopupEvent } from '../popup-state.ts';

type Step = Outcome<OpenState, PopupEffect>;

/**
 * Requests a coupon code if each visitor gets a code of their own. The request is sent when the
 * coupon becomes visible, once per popup, and again each time the visitor retries after a failure.
 * Without a code, nothing could end a content lock, so a failure ends it. docs/decisions/0010.
 */
export function claimCoupon(state: OpenState, event: PopupEvent, { coupon }: Popup): Step {
  const mayAsk = coupon?.code === '' && (state.claim === undefined || state.claim === 'again');
  if (event.name === 'COUPON_WANTED' && mayAsk)
    return { state: { ...state, claim: 'asked' }, effects: [{ name: 'draw-coupon' }] };
  if (event.name !== 'COUPON_DRAWN' || state.claim !== 'asked') return unchanged(state);
  const { draw } = event;
  return become(
    draw.ok
      ? { ...state, claim: 'given', prize: draw.value }
      : { ...state, claim: draw.error, isUnlocked: true },
  );
}
