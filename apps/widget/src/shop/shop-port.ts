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

/** A product that the visitor saw or ordered; empty where the shop does not say. */
export interface ShopProduct {
  readonly productId: string;
  readonly variantId?: string;
  readonly name: string;
  readonly category: string;
}

/** What a visitor did with products, the cart aside. */
export interface ProductsEvent {
  readonly name: 'seen' | 'ordered';
  readonly products: readonly ShopProduct[];
}

/** An order as the thank-you page reports it; what goals read is checked there. */
export interface ShopOrder {
  readonly id?: unknown;
  readonly value?: unknown;
  readonly currency?: unknown;
}

export type ShopKind = 'shopify' | 'wix' | 'ecwid' | 'woocommerce';

/** One shop system of the host page; absent on pages without one. */
export interface ShopPort {
  readonly kind: ShopKind;
  cart(): CartState | undefined;
  /** Undefined for visitors who are not signed in, and while that is not known. */
  customerId(): string | undefined;
  /** The currency of the cart, three letters of ISO 4217; undefined where the page does not say. */
  currency(): string | undefined;
  /**
   * Calls the handler each time that the cart has been read, changed or not. Returns the function
   * that stops it.
   */
  onCart(handler: (cart: CartState) => void): () => void;
  /**
   * Calls the handler for products that the visitor sees or orders on this page, those of before
   * included. Only for shops whose page says so.
   */
  onProducts?(handler: (event: ProductsEvent) => void): void;
  /**
   * Calls the handler for the orders of this page, those of before included; a page that is loaded
   * again has its order again. Only for shops whose page says so.
   */
  onOrder?(handler: (order: ShopOrder) => void): void;
  /** Whether the cart took it; a refusal is a line in the log. Never rejects. */
  addToCart(variantId: string, quantity: number): Promise<boolean>;
  /** Address of the page that shows the cart. */
  cartPage(): string;
  /**
   * What the server knows of the cart, as the display answer says; only for shops whose page does
   * not say.
   */
  learn?(details: unknown): void;
  /**
   * Calls `fire` once, at the first change that the owner waits for, never before this has
   * returned. Returns the function that stops waiting.
   */
  onWantedChange(settings: CartTriggerSettings, fire: () => void): () => void;
}
