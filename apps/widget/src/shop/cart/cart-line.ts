/** The part of the page's fetch that a shop needs. */
export type StoreFetch = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, 'status' | 'ok' | 'headers'>>;

/** What a shop needs to fill its cart. */
export interface StoreCartDeps {
  readonly fetch: StoreFetch;
  readonly warn: (line: string) => void;
}

/** A variant to put into the cart, and how many of it. */
export interface CartLine {
  readonly variantId: string;
  readonly quantity: number;
}
