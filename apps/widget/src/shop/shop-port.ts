import type { CartTriggerSettings } from '@beckon/contract/settings';

/**
 * The cart as triggers see it. Amounts are in whole units of the shop's currency, not in cents. If
 * the shop shows its pages in other currencies, and its rate is known, this is the shop's own one.
 */
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

/** A product that the visitor saw or ordered. Values are empty if the shop does not give them. */
export interface ShopProduct {
  readonly productId: string;
  readonly variantId?: string;
  readonly name: string;
  readonly category: string;
}

/** What a visitor did with products outside of the cart. */
export interface ProductsEvent {
  readonly name: 'seen' | 'ordered';
  readonly products: readonly ShopProduct[];
}

/** An order as the thank-you page reports it. The code for goals checks its values. */
export interface ShopOrder {
  readonly id?: unknown;
  readonly value?: unknown;
  readonly currency?: unknown;
}

export type ShopKind = 'shopify' | 'wix' | 'ecwid' | 'woocommerce';

/**
 * Asks the server again. Without ids it takes all popups of the answer, and withdraws those that
 * wait and are not in it. Resolves with undefined if the server does not answer, and without a call
 * if the page was left. Never rejects.
 */
export type AskServerAgain = (
  onlyIds: undefined,
  askedAgain: { readonly offered_before: string },
) => Promise<WireAnswer | undefined>;

/** An answer of the display call, not yet read. */
interface WireAnswer {
  readonly wire: unknown;
}

/** One shop system of the host page. Pages without a shop have none. */
export interface ShopPort {
  readonly kind: ShopKind;
  cart(): CartState | undefined;
  /** Undefined for visitors who are not signed in, and until the shop has said who is. */
  customerId(): string | undefined;
  /**
   * The currency that the page shows, three letters of ISO 4217; undefined if the page does not
   * name it.
   */
  currency(): string | undefined;
  /**
   * What one unit of the shop's own currency is in the currency that the page shows. Only for shops
   * that say so; undefined if the page does not.
   */
  rate?(): number | undefined;
  /**
   * Calls the handler each time the cart has been read, changed or not. Returns the function that
   * stops it.
   */
  onCart(handler: (cart: CartState) => void): () => void;
  /**
   * Calls the handler for products that the visitor sees or orders on this page, including earlier
   * ones. Only for shops whose pages report them.
   */
  onProducts?(handler: (event: ProductsEvent) => void): void;
  /**
   * Calls the handler for the orders of this page, including earlier ones. A reloaded page reports
   * its order again. Only for shops whose pages report orders.
   */
  onOrder?(handler: (order: ShopOrder) => void): void;
  /** Returns whether the cart accepted it. A refusal is logged. Never rejects. */
  addToCart(variantId: string, quantity: number): Promise<boolean>;
  /** Address of the page that shows the cart. */
  cartPage(): string;
  /**
   * Takes the cart as the server knows it from the display answer. Only for shops whose pages do
   * not report the whole cart.
   */
  learn?(details: unknown): void;
  /** Takes the answer of the display call, which was made with these facts, of each page view. */
  takeAnswer?(
    answer: WireAnswer,
    sent: { readonly cart: CartState | undefined; readonly previewPopupId: string | undefined },
    ask: AskServerAgain,
  ): void;
  /**
   * Calls `fire` once, at the first change that the owner waits for. Never calls it before this
   * function has returned. Returns the function that stops waiting.
   */
  onWantedChange(settings: CartTriggerSettings, fire: () => void): () => void;
}
