import { readPath } from '@beckon/host-page/page/foreign-object';
import type { ShopOrder } from './shop-port.ts';

/** The globals of shop systems on `window`. All may be missing, and none is trusted. */
export interface ShopWindow {
  readonly Shopify?: unknown;
  readonly ShopifyAnalytics?: unknown;
  readonly __st?: unknown;
  readonly wixDevelopersAnalytics?: unknown;
  readonly Ecwid?: unknown;
  readonly wc_add_to_cart_params?: unknown;
}

/** A text or number as text; undefined for objects, functions and missing values. */
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

/** Reads an order from the page under the names that the shop uses. */
export function readOrder(from: unknown, id: string, value: string): ShopOrder {
  return {
    id: readPath(from, id),
    value: readPath(from, value),
    currency: readPath(from, 'currency'),
  };
}
