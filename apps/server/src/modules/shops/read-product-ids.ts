const MOST = 20;
const NAMES = ['variant_id', 'variantId', 'product_id', 'productId', 'id'] as const;

/**
 * The ids of products or variants in a report of a shop's script, each once. Anything else is
 * ignored.
 */
export function readProductIds(products: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(products) ? products : [];
  const ids = list.slice(0, MOST).flatMap((item) => {
    const id = typeof item === 'object' && item !== null ? idIn(item) : item;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= 64);
}

function idIn(item: object): unknown {
  const record: Readonly<Record<string, unknown>> = { ...item };
  return NAMES.map((name) => record[name]).find((id) => id !== undefined && id !== null);
}
