import type { Popup } from '@beckon/contract/popup';
import type { CloseTrigger } from '@beckon/contract/values';
import { TIMER_ENDS_UNDER_MS } from '../timings.ts';
import type { Reactions } from './reactions/reactions.ts';
import { unchanged, type Outcome } from '@beckon/host-page/machine/machine';
import type {
  RequestedConversion,
  OpenState,
  PopupEffect,
  PopupEvent,
  PopupState,
} from './popup-state.ts';

type Step = Outcome<PopupState, PopupEffect>;
type EventNamed<Name extends PopupEvent['name']> = Extract<PopupEvent, { name: Name }>;

/**
 * Handles an event of an open popup. While `reactions` are not loaded, the popup can be submitted
 * and closed, and links count. docs/popup-lifecycle.md.
 */
export function nextWhileOpen(
  state: OpenState,
  event: PopupEvent,
  { popup, reactions }: { readonly popup: Popup; readonly reactions: Reactions | undefined },
): Step {
  const waiting = reactions?.wait(state, event, popup);
  if (waiting) return waiting;
  switch (event.name) {
    case 'TIMER_TICKED':
      return tick(state, event.nowMs);
    case 'LOAD_FAILED':
      return breakOff(event);
    case 'CLOSE_ASKED':
      return closeIfAllowed(state, event.by, popup);
    default:
      return reactions?.next(state, event, popup) ?? nextWithoutReactions(state, event);
  }
}

function nextWithoutReactions(state: OpenState, event: PopupEvent): Step {
  if (event.name === 'SUBMITTED') return startConversion(state, event.ask);
  return event.name === 'LINK_CLICKED'
    ? startConversion(state, { by: 'link', link: event.link })
    : unchanged(state);
}

/**
 * Starts one submission at a time, and none after a successful one.
 * docs/behaviour/forms.md#one-submission-at-a-time.
 */
export function startConversion(
  state: OpenState,
  ask: RequestedConversion,
): Outcome<OpenState, PopupEffect> {
  if (state.submit !== 'idle') return unchanged(state);
  return {
    state: { ...state, submit: 'sending', asked: ask },
    effects: [sendConversion(state, ask)],
  };
}

export function sendConversion(
  { firedBy, prize }: OpenState,
  ask: RequestedConversion,
): PopupEffect {
  return { name: 'send-conversion', ask, firedBy, prizeId: prize?.id };
}

/** The popup fails because the view could not draw it. */
function breakOff({ why, mayRetry }: EventNamed<'LOAD_FAILED'>): Step {
  return {
    state: { name: 'failed', why, mayRetry },
    effects: [{ name: 'remove' }, { name: 'release-slot' }, { name: 'log', line: why }],
  };
}

function tick(state: OpenState, nowMs: number): Step {
  const { timerEndsAtMs, submit, hasPlayed } = state;
  if (timerEndsAtMs === undefined) return unchanged(state);
  // A game goes on to its result, because closing would take the prize away.
  const isOver = timerEndsAtMs - nowMs < TIMER_ENDS_UNDER_MS && submit !== 'sending' && !hasPlayed;
  return isOver ? close(state, 'timer') : { state: { ...state, tickedAtMs: nowMs }, effects: [] };
}

const BY_VISITOR: readonly CloseTrigger[] = ['x_click', 'cancel_click', 'bg_click', 'escape'];

function closeIfAllowed(state: OpenState, by: CloseTrigger, popup: Popup): Step {
  return mayClose(state, by, popup) ? close(state, by) : unchanged(state);
}

/**
 * The content lock keeps a popup open until the visitor converts, or a game ends or fails.
 * docs/behaviour/closing.md#content-lock.
 */
function mayClose(state: OpenState, by: CloseTrigger, popup: Popup): boolean {
  if (BY_VISITOR.includes(by) && popup.closing.contentLock && !state.isUnlocked) return false;
  if (by === 'escape') return popup.type !== 'embedded';
  if (by === 'bg_click') return popup.closing.onOutsideClick;
  return true;
}

/** Whether the visitor neither converted nor was sent to another address. */
export function isUnanswered({ submit, copiedCoupon, wentTo }: OpenState): boolean {
  return submit === 'idle' && copiedCoupon === undefined && wentTo === undefined;
}

/**
 * Reports a close only if the visitor neither converted nor was sent to another address.
 * docs/behaviour/closing.md#reporting-a-close.
 */
export function close(state: OpenState, by: CloseTrigger): Step {
  const converted = state.submit !== 'idle' || state.copiedCoupon !== undefined;
  return {
    state: { name: 'closing', by, converted, last: state },
    effects: [
      { name: 'remember-close', by },
      ...(isUnanswered(state) ? [{ name: 'report-close', by } as const] : []),
    ],
  };
}
