import type { Clock } from '@beckon/host-page/clock';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { EARLY_CART_CHANGE_MS } from '../../timings.ts';
import { isWantedChange } from './is-wanted-change.ts';
import type { CartChange, CartState } from '../shop-port.ts';

export interface CartListeners {
  /**
   * Reports a change to all listeners. If there are none yet, the first listeners that are added
   * within some seconds get it, all that are added in the same turn. Popups may still be loading
   * when a visitor fills the cart.
   */
  emit(change: CartChange): void;
  /** The same for a change that happened on the way to this page, without a time limit. */
  callFirstListeners(change: CartChange): void;
  /** Reports the cart after each read. */
  announceCart(cart: CartState): void;
  /** Calls the handler with each cart that is reported. Returns the function that stops it. */
  onCart(handler: (cart: CartState) => void): () => void;
  /** Calls `fire` at the first change that the owner waits for. Returns the function that stops it. */
  onWanted(settings: CartTriggerSettings, fire: () => void): () => void;
}

/** Creates the list of listeners that wait for a change of the cart. */
export function createCartListeners(clock: Clock): CartListeners {
  const handlers = new Set<(change: CartChange) => void>();
  const cartHandlers = new Set<(cart: CartState) => void>();
  let kept: { readonly change: CartChange; readonly until: number } | undefined;
  const call = (change: CartChange): void => [...handlers].forEach((handler) => handler(change));
  const report = (change: CartChange, until: number): void => {
    if (handlers.size > 0) call(change);
    else kept = { change, until };
  };
  return {
    emit: (change) => report(change, clock.now() + EARLY_CART_CHANGE_MS),
    callFirstListeners: (change) => report(change, Infinity),
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
      const early = kept;
      kept = undefined;
      // By then, all listeners of the same turn are added, and `onWanted` has returned.
      if (early !== undefined && clock.now() <= early.until)
        clock.after(0, () => call(early.change));
      return stop;
    },
  };
}
