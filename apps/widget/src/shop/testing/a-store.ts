import type { Clock } from '@beckon/host-page/clock';
import type { CartTriggerSettings } from '@beckon/contract/settings';
import { createCartListeners, type CartListeners } from '../cart/cart-listeners.ts';
import type { LinesStore } from '../cart/follow-cart.ts';
import { linesToKeep } from '../cart/kept-lines.ts';
import type { CartChange } from '../shop-port.ts';

export const anyChange: CartTriggerSettings = { action: 'any', productIds: [] };

/** What a tab stores of a cart from page to page. */
export function aLinesStore(kept?: unknown): LinesStore {
  let text = JSON.stringify(kept);
  return {
    read: (): unknown => (text === undefined ? undefined : JSON.parse(text)),
    write: (lines) => {
      text = JSON.stringify(linesToKeep(lines));
    },
  };
}

/** The listeners of a shop, and everything they received. */
export function recordingListeners(clock: Clock): {
  readonly listeners: CartListeners;
  readonly changes: readonly CartChange[];
} {
  const changes: CartChange[] = [];
  const listeners = createCartListeners(clock);
  return {
    changes,
    listeners: {
      ...listeners,
      emit(change) {
        changes.push(change);
        listeners.emit(change);
      },
    },
  };
}
