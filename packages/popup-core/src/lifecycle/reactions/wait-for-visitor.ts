import type { Popup } from '@beckon/contract/popup';
import { become, unchanged, type Outcome } from '@beckon/host-page/machine/machine';
import { TIMER_ENDS_UNDER_MS } from '../../timings.ts';
import { lastStep } from './after-conversion.ts';
import type { OpenState, PopupEffect, PopupEvent, PopupState } from '../popup-state.ts';

/** How the visitor is using a popup now. */
export interface PopupUse {
  /** The visitor has typed or chosen something, or is in the popup by keyboard. */
  readonly byKeyboard: boolean;
  /** The pointer is over the popup. */
  readonly byPointer: boolean;
  /** A coupon code can be read. */
  readonly showsCode: boolean;
}

/** Returns how a popup is used. Called when a time is over. */
export type UseOf = (popup: Popup) => PopupUse;

type Step = Outcome<PopupState, PopupEffect>;

/**
 * What a popup does instead of closing, or of leaving the page, when a time is over while its
 * visitor uses it; undefined if it does not wait. docs/behaviour/closing.md#what-waits.
 */
export function waitForVisitor(
  state: OpenState,
  event: PopupEvent,
  { popup, useOf }: { readonly popup: Popup; readonly useOf: UseOf },
): Step | undefined {
  switch (event.name) {
    case 'TIMER_TICKED':
      return isTimeOver(state, event.nowMs) && useOf(popup).byKeyboard
        ? become({ ...state, tickedAtMs: event.nowMs })
        : undefined;
    case 'CLOSE_ASKED':
      return stayIf(state, event.by === 'auto_close' && isInUse(useOf(popup)));
    case 'THANKS_ENDED':
    case 'RESULT_TIME_ENDED':
      return stayIf(state, showsResult(state) && mayWait(state, popup) && useOf(popup).showsCode);
    default:
      return undefined;
  }
}

function stayIf(state: OpenState, stays: boolean): Step | undefined {
  return stays ? unchanged(state) : undefined;
}

function isTimeOver({ timerEndsAtMs }: OpenState, nowMs: number): boolean {
  return timerEndsAtMs !== undefined && timerEndsAtMs - nowMs < TIMER_ENDS_UNDER_MS;
}

/** A message in the place of the form leaves the codes in view. */
function showsResult({ screen }: OpenState): boolean {
  return screen !== 'form';
}

function isInUse({ byKeyboard, byPointer }: PopupUse): boolean {
  return byKeyboard || byPointer;
}

/**
 * Without a close button, a popup that waits for ever would cover a phone's page for ever. An
 * embedded popup shows its form again, unless the page would go away with the code.
 */
function mayWait(state: OpenState, popup: Popup): boolean {
  const { type, closing } = popup;
  if (closing.option !== 'none') return true;
  if (type !== 'embedded') return closing.onOutsideClick;
  return lastStep(popup, state.asked, state).name === 'go' || state.prize?.redirect?.to === 'url';
}
