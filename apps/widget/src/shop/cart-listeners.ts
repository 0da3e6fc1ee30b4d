import type { CartChange } from './shop-port.ts';

export interface CartListeners {
  tell(change: CartChange): void;
  add(handler: (change: CartChange) => void): () => void;
}

/**
 * Those who want to hear of the cart. `onFirst` starts watching the shop and answers how to stop;
 * nobody listening, nothing watches.
 */
export function createCartListeners(onFirst: () => () => void): CartListeners {
  const handlers = new Set<(change: CartChange) => void>();
  let stopWatching: (() => void) | undefined;
  return {
    tell: (change) => [...handlers].forEach((handler) => handler(change)),
    add(handler) {
      handlers.add(handler);
      stopWatching ??= onFirst();
      return () => {
        handlers.delete(handler);
        if (handlers.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}
