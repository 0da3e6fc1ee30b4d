import type { CartLineSettings } from '@beckon/contract/settings';
import { openAddress } from '../../page/open-address.ts';
import type { PageShop } from '../../shop/page-shop.ts';
import type { PageAccess } from '../environment.ts';

type FillCartDeps = Pick<PageAccess, 'window' | 'clock' | 'log'> & { readonly shop: PageShop };

/**
 * Puts each product into the cart of the shop around the page, one after another, then goes to the
 * cart if an accepted product asks for that. Without a shop it only writes a line to the log. Never
 * rejects.
 */
export async function fillCart(
  { window, clock, log, shop }: FillCartDeps,
  lines: readonly CartLineSettings[],
): Promise<void> {
  const port = shop.port();
  if (port === undefined) return log.warn('this page has no shop with a cart');
  let leadsToCart = false;
  for (const { variantId, quantity, goesToCart } of lines) {
    const isTaken = await port.addToCart(variantId, quantity);
    leadsToCart ||= isTaken && goesToCart;
  }
  if (leadsToCart) openAddress(window, clock, port.cartPage(), false);
}
