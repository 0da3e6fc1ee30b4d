import { readPath } from '@beckon/host-page/page/foreign-object';
import { MOST_LINES } from '../cart/read-cart.ts';
import type { ShopProduct } from '../shop-port.ts';
import { asText } from '../shop-window.ts';

/** Products of an analytics event, without those that have no id. */
export function readWixProducts(contents: unknown): readonly ShopProduct[] {
  const items: readonly unknown[] = Array.isArray(contents) ? contents : [];
  return items.slice(0, MOST_LINES).flatMap((item) => {
    const productId = asText(readPath(item, 'id'));
    if (productId === undefined) return [];
    return {
      productId,
      name: asText(readPath(item, 'name')) ?? '',
      category: asText(readPath(item, 'category')) ?? '',
    };
  });
}
