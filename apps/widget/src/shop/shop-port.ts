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

/** One shop system of the host page; absent on pages without one. */
export interface ShopPort {
  readonly kind: 'shopify' | 'wix' | 'ecwid';
  cart(): CartState | undefined;
  customerId(): string | undefined;
  onCartChange(handler: (change: CartChange) => void): () => void;
}
