import type { CartState } from './shop-port.ts';
import { asNumber, asText, readPath } from './shop-window.ts';

/** Reads `wix_cart_details` of the display answer (display spec §3); undefined when it is no cart. */
export function readWixCart(details: unknown): CartState | undefined {
  const items: unknown = readPath(details, 'lineItems');
  if (!Array.isArray(items)) return undefined;
  const ids = items.flatMap((item: unknown) => asText(readPath(item, 'catalogReference.catalogItemId')) ?? asText(readPath(item, 'id')) ?? []);
  return {
    productIds: [...new Set(ids)],
    variantIds: [],
    itemCount: items.reduce((count: number, item: unknown) => count + (asNumber(readPath(item, 'quantity')) || 1), 0),
    totalValue: asNumber(readPath(details, 'subtotal.amount')),
  };
}
