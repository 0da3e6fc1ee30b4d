import type { CartTriggerSettings } from '@beckon/contract/settings';

/** The cart as triggers see it. Money is in the shop's currency, not in cents. */
export interface CartState {
  readonly productIds: readonly string[];
  readonly variantIds: readonly string[];
  readonly itemCount: number;
  readonly totalValue: number;
}

export interface CartChange {
  readonly action: 'add' | 'remove';
  readonly productIds: readonly string[];
  readonly cart: CartState;
}

export type ShopKind = 'shopify' | 'wix' | 'ecwid';

/** One shop system of the host page; absent on pages without one. */
export interface ShopPort {
  readonly kind: ShopKind;
  cart(): CartState | undefined;
  customerId(): string | undefined;
  /**
   * What the server knows of the cart, as the display answer tells it; only for shops whose page
   * does not tell.
   */
  learn?(details: unknown): void;
  /**
   * Calls `fire` once, at the first change that the owner waits for, never before this has
   * returned. Returns the function that stops waiting.
   */
  onWantedChange(settings: CartTriggerSettings, fire: () => void): () => void;
}
