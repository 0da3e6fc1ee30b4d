import type { Clock } from '@beckon/host-page/clock';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { CART_CHANGE_KEPT_MS } from '../../timings.ts';
import { isWantedChange } from './is-wanted-change.ts';
import type { CartChange, CartState } from '../shop-port.ts';

export interface CartListeners {
  /**
   * Tells a change to those who are there. What happened on the way to this page, or before its
   * popups are armed, waits for those who ask first, in one turn, but not long. Later ones do not
   * get it.
   */
  tell(change: CartChange): void;
  /** Tells the cart as it was just read. */
  announceCart(cart: CartState): void;
  /** Calls the handler with each cart that is told. Returns the function that stops it. */
  onCart(handler: (cart: CartState) => void): () => void;
  /** Calls `fire` at the first change that the owner waits for. Returns the function that stops it. */
  onWanted(settings: CartTriggerSettings, fire: () => void): () => void;
}

interface KeptChange {
  readonly change: CartChange;
  readonly atMs: number;
}

/** Those who wait for a change of the cart. */
export function createCartListeners(clock: Clock): CartListeners {
  const handlers = new Set<(change: CartChange) => void>();
  const cartHandlers = new Set<(cart: CartState) => void>();
  let kept: readonly KeptChange[] = [];
  const tell = (change: CartChange): void => [...handlers].forEach((handler) => handler(change));
  const young = (): readonly KeptChange[] =>
    kept.filter(({ atMs }) => clock.now() - atMs < CART_CHANGE_KEPT_MS);
  return {
    tell(change) {
      if (handlers.size > 0) tell(change);
      else kept = [...young(), { change, atMs: clock.now() }];
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
      const changes = young();
      kept = [];
      // All who ask in the same turn are there by then, and `onWanted` has returned.
      if (changes.length > 0) clock.after(0, () => changes.forEach(({ change }) => tell(change)));
      return stop;
    },
  };
}
