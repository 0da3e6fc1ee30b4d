/** What the shops leave on `window`; all of it may be missing, and none of it is trusted. */
export interface ShopWindow {
  readonly Shopify?: unknown;
  readonly ShopifyAnalytics?: unknown;
  readonly __st?: unknown;
  readonly wixDevelopersAnalytics?: unknown;
  readonly Ecwid?: unknown;
}

/**
 * Reads a dotted path of somebody else's object; a getter that throws counts as missing. Nothing is
 * evaluated.
 */
export function readPath(from: unknown, path: string): unknown {
  let value = from;
  try {
    for (const key of path.split('.')) {
      if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
        return undefined;
      value = Reflect.get(value, key);
    }
  } catch {
    return undefined; // A host page's getter failed: for us the value is not there.
  }
  return value;
}

/** The text of a value that has one; objects, functions and nothing have none. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}

export function asNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** Where the store's own pages begin: `/`, or `/he/` in a store of several languages. */
export function storeRoot(window: ShopWindow): string {
  const root = asText(readPath(window, 'Shopify.routes.root')) ?? '/';
  return /^\/(?:[\w-]+\/)*$/u.test(root) ? root : '/';
}
