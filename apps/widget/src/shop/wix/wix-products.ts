import { readPath } from '@beckon/host-page/page/foreign-object';
import { MOST_LINES } from '../cart/read-cart.ts';
import type { ShopProduct } from '../shop-port.ts';
import { asText } from '../shop-window.ts';

/** Products of an analytics event; what has no id is none. */
export function readWixProducts(contents: unknown): readonly ShopProduct[] {
  const items: readonly unknown[] = Array.isArray(contents) ? contents : [];
  return items.slice(0, MOST_LINES).flatMap((item) => {
    const productId = asText(readPath(item, 'id'));
    if (productId === undefined) return [];
    return {
      productId,
      name: asText(readPath(item, 'name')) ?? '',
      category: asText(readPath(item, 'category')) ?? '',
    };
  });
}

/** What Wix says may come before somebody listens: nothing of it is lost. */
export function createKeptEvents<Event>(): {
  readonly add: (event: Event) => void;
  readonly on: (handler: (event: Event) => void) => void;
} {
  const events: Event[] = [];
  const handlers = new Set<(event: Event) => void>();
  return {
    add(event) {
      events.push(event);
      handlers.forEach((handler) => handler(event));
    },
    on(handler) {
      handlers.add(handler);
      events.forEach(handler);
    },
  };
}
