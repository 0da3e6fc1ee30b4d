import type { Popup } from '@beckon/contract/popup';
import { COUNTDOWN_TICK_MS } from '../timings.ts';
import { every, unchanged, type Machine } from '@beckon/host-page/machine/machine';

export type CloseButtonState =
  | { readonly name: 'counting'; readonly secondsLeft: number }
  | { readonly name: 'ready' }
  /** The content lock disables the button until it ends. */
  | { readonly name: 'locked' };

export type CloseButtonEvent = { readonly name: 'SECOND_PASSED' } | { readonly name: 'UNLOCKED' };

/**
 * Whether the close button works yet: it is disabled with a countdown until the configured seconds
 * reach 0. docs/behaviour/closing.md#close-button.
 */
export const closeButtonMachine: Machine<CloseButtonState, CloseButtonEvent, never, Popup> = {
  initial({ closing: { contentLock, enabledAfterSeconds } }) {
    if (contentLock) return { name: 'locked' };
    const secondsLeft = Math.ceil(enabledAfterSeconds);
    return secondsLeft > 0 ? { name: 'counting', secondsLeft } : { name: 'ready' };
  },
  next(state, event) {
    if (event.name === 'UNLOCKED')
      return state.name === 'ready' ? unchanged(state) : { state: { name: 'ready' }, effects: [] };
    if (state.name !== 'counting') return unchanged(state);
    const secondsLeft = state.secondsLeft - 1;
    return {
      state: secondsLeft > 0 ? { name: 'counting', secondsLeft } : { name: 'ready' },
      effects: [],
    };
  },
  timersIn: ({ name }) =>
    name === 'counting'
      ? [every('close-button', COUNTDOWN_TICK_MS, () => ({ name: 'SECOND_PASSED' }))]
      : [],
};
