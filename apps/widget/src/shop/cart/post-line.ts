import type { StoreCartDeps, StoreFetch } from './cart-line.ts';

/**
 * Asks a shop to put a line into its cart; whether the cart took it. A refusal (sold out, gone) and
 * a shop that does not answer are lines in the log. Never rejects.
 */
export async function postLine(
  variantId: string,
  { warn }: Pick<StoreCartDeps, 'warn'>,
  post: () => ReturnType<StoreFetch>,
): Promise<boolean> {
  try {
    const { ok, status } = await post();
    if (!ok) warn(`the store's cart did not take ${variantId}: status ${status}`);
    return ok;
  } catch (error) {
    warn(`the store's cart did not answer: ${String(error)}`);
    return false;
  }
}
