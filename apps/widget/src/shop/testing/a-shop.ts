import { isWantedChange } from '../cart/is-wanted-change.ts';
import type { CartChange, ShopPort } from '../shop-port.ts';

export interface FakeShop extends ShopPort {
  changeCart(change: Partial<CartChange>): void;
  listeners(): number;
}

/** A shop whose cart changes only when a test says so. */
export function aShop(kind: ShopPort['kind'] = 'shopify'): FakeShop {
  const handlers = new Set<(change: CartChange) => void>();
  const cart = { productIds: ['p1'], variantIds: ['v1'], itemCount: 2, totalValue: 40 };
  return {
    kind,
    cart: () => cart,
    customerId: () => undefined,
    currency: () => 'EUR',
    onCart: () => () => undefined,
    addToCart: async () => true,
    cartPage: () => '/cart',
    onWantedChange(settings, fire) {
      const handler = (change: CartChange): void => {
        if (!isWantedChange(settings, change)) return;
        handlers.delete(handler);
        fire();
      };
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    changeCart: (change) =>
      [...handlers].forEach((handler) =>
        handler({ action: 'add', productIds: ['p1'], cart, ...change }),
      ),
    listeners: () => handlers.size,
  };
}
