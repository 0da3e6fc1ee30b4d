/** The page's fetch, as far as a shop needs it. */
export type StoreFetch = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, 'status' | 'ok' | 'headers'>>;

/** What a shop needs to fill its cart. */
export interface StoreCartDeps {
  readonly fetch: StoreFetch;
  readonly warn: (line: string) => void;
}

/** So many of a variant, to be put into the cart. */
export interface CartLine {
  readonly variantId: string;
  readonly quantity: number;
}
