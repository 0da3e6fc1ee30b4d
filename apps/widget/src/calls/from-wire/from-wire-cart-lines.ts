import type { CartLineSettings } from '@beckon/contract/settings';
import { asFlag, asNumber, asText, type WireRecord } from '../answer-reading.ts';

const FIRST = 'add_to_cart';
const MORE = [2, 3, 4, 5, 6].map((place) => `shopify_add_to_cart_${place}`);
const MOST_OF_ONE = 99;

/**
 * The products that a conversion puts into the cart, each as `variant@quantity@redirect`. An entry
 * without a variant is left out. An invalid quantity counts as one.
 * docs/behaviour/shops.md#add-to-cart.
 */
export function cartLinesFromWire(design: WireRecord): readonly CartLineSettings[] | undefined {
  const lines = [FIRST, ...MORE].flatMap((name): CartLineSettings[] => {
    const [variantId = '', quantity, redirect] = (asText(design[name]) ?? '').split('@');
    if (variantId.trim() === '') return [];
    const count = Math.floor(asNumber(quantity) ?? 1);
    return [
      {
        variantId: variantId.trim(),
        quantity: Math.min(MOST_OF_ONE, Math.max(1, count)),
        goesToCart: asFlag(redirect),
      },
    ];
  });
  return lines.length === 0 ? undefined : lines;
}
