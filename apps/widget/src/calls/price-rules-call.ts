import type { CallRequest } from '@beckon/host-page/send';
import { asList, asNumber, asRecord, asText } from './answer-reading.ts';

/** The cart value from which shipping is free. */
export interface FreeShipping {
  readonly from: number | undefined;
  /** Three letters; empty if the site has set no currency. */
  readonly currency: string;
}

/** `GET /api/display/shopify/get-price-rules/{client id}`. docs/behaviour/shops.md#calls-for-shops. */
export function priceRulesRequest(apiBase: string, clientId: string): CallRequest {
  return { url: `${apiBase}/api/display/shopify/get-price-rules/${clientId}` };
}

/** The lowest threshold for the shipping of everything; undefined for a malformed answer. */
export function readFreeShipping(answer: unknown): FreeShipping | undefined {
  const record = asRecord(answer);
  if (!Array.isArray(record?.['price_rules'])) return undefined;
  const thresholds = asList(record['price_rules']).flatMap((item) => {
    const rule = asRecord(item);
    const range = asRecord(rule?.['prerequisite_subtotal_range']);
    const from = asNumber(range?.['greater_than_or_equal_to']);
    const isForShipping =
      rule?.['target_type'] === 'shipping_line' && rule['target_selection'] === 'all';
    return isForShipping && from !== undefined && from >= 0 ? [from] : [];
  });
  return {
    from: thresholds.length === 0 ? undefined : Math.min(...thresholds),
    currency: asText(record['currency']) ?? '',
  };
}
