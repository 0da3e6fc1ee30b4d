import type { Clock } from '@beckon/host-page/clock';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { isWantedChange } from './is-wanted-change.ts';
import type { CartChange, CartState } from '../shop-port.ts';

export interface CartListeners {
  emit(change: CartChange): void;
  /**
   * Reports a change that happened on the way to this page: to those who are there, else to those
   * who ask first, in one turn. Later ones do not get it.
   */
  callFirstListeners(change: CartChange): void;
  /** Reports the cart as it was just read. */
  announceCart(cart: CartState): void;
  /** Calls the handler with each cart that is reported. Returns the function that stops it. */
  onCart(handler: (cart: CartState) => void): () => void;
  /** Calls `fire` at the first change that the owner waits for. Returns the function that stops it. */
  onWanted(settings: CartTriggerSettings, fire: () => void): () => void;
}

/** Those who wait for a change of the cart. */
export function createCartListeners(clock: Clock): CartListeners {
  const handlers = new Set<(change: CartChange) => void>();
  const cartHandlers = new Set<(cart: CartState) => void>();
  let kept: CartChange | undefined;
  const emit = (change: CartChange): void => [...handlers].forEach((handler) => handler(change));
  return {
    emit,
    callFirstListeners(change) {
      if (handlers.size > 0) emit(change);
      else kept = change;
    },
    announceCart: (cart) => [...cartHandlers].forEach((handler) => handler(cart)),
    onCart(handler) {
      cartHandlers.add(handler);
      return () => void cartHandlers.delete(handler);
    },
    onWanted(settings, fire) {
      const handler = (change: CartChange): void => {
        if (!isWantedChange(settings, change)) return;
        stop();
        fire();
      };
      const stop = (): void => void handlers.delete(handler);
      handlers.add(handler);
      const change = kept;
      kept = undefined;
      // All who ask in the same turn are there by then, and `onWanted` has returned.
      if (change !== undefined) clock.after(0, () => emit(change));
      return stop;
    },
  };
}
