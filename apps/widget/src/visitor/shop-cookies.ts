import type { CookieKey } from '@beckon/host-page/storage/cookie-jar';
import { YEAR_MS } from '../timings.ts';

/**
 * Cookies of a shop. They are in their own file, so that only files for shops contain them.
 * docs/behaviour/storage-and-cookies.md#cookies-of-the-site.
 */
export const SHOP_COOKIES = {
  recentProducts: { name: 'poptin_shopify_recent_product_id', lifeMs: YEAR_MS },
} as const satisfies Record<string, CookieKey>;
