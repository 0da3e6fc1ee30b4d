/** The request of a block of products. docs/behaviour/shops.md#recommendations. */
export interface ProductsAsk {
  readonly popupId: string;
  readonly category: string;
  /** Ids of products or collections that the owner chose, separated by commas. */
  readonly chosen: string;
  readonly count: number;
  readonly action: string;
}

/** A product to draw. Prices are texts as the shop writes them. */
export interface OfferedProduct {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly image: string;
  readonly price: string;
  readonly compareAtPrice: string;
  readonly currency: string;
  /** Address of the product's page in the shop; empty if it has none. */
  readonly pageUrl: string;
  /** Why the product is recommended, in the server's words. docs/behaviour/shops.md#recommendations. */
  readonly reason: string;
  readonly isSoldOut: boolean;
}

/** The shop as the view may use it. Its promises never reject. */
export interface ShopPort {
  /** Returns an empty list if there is nothing to recommend, or no server to ask. */
  recommend(ask: ProductsAsk): Promise<readonly OfferedProduct[]>;
  /** Returns whether the cart accepted the product. */
  addToCart(variantId: string): Promise<boolean>;
}
