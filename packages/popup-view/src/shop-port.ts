/** What a products block asks for. docs/behaviour/shops.md#recommendations. */
export interface ProductsAsk {
  readonly popupId: string;
  readonly category: string;
  /** Ids of products or collections that the owner chose, as one text with commas. */
  readonly chosen: string;
  readonly count: number;
  readonly action: string;
}

/** A product as it is drawn; money as the shop writes it. */
export interface OfferedProduct {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly image: string;
  readonly price: string;
  readonly compareAtPrice: string;
  readonly currency: string;
  /** Its page in the shop; empty when it has none. */
  readonly pageUrl: string;
  /** Why it is offered, in the server's words. docs/behaviour/shops.md#recommendations. */
  readonly reason: string;
  readonly isSoldOut: boolean;
}

/** The shop as the view may use it. Its promises never reject. */
export interface ShopPort {
  /** None if there is nothing to recommend, or no server to ask. */
  recommend(ask: ProductsAsk): Promise<readonly OfferedProduct[]>;
  /** Whether the cart accepted it. */
  addToCart(variantId: string): Promise<boolean>;
}
