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
  /**
   * What the server knows of the cart, as the display answer tells it; only for shops whose page
   * does not tell.
   */
  learn?(details: unknown): void;
  onCartChange(handler: (change: CartChange) => void): () => void;
}
