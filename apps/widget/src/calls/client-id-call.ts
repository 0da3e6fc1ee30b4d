import { isClientId } from '@beckon/contract/values';
import { asRecord } from './answer-reading.ts';
import type { CallRequest } from '@beckon/host-page/send';

/**
 * `GET /api/display/shopify/get-client-id/{shop}`: for a shop whose script tag has no client id.
 * docs/behaviour/shops.md#client-id-of-a-shop.
 */
export function clientIdRequest(apiBase: string, shopDomain: string): CallRequest {
  return { url: `${apiBase}/api/display/shopify/get-client-id/${encodeURIComponent(shopDomain)}` };
}

export function readClientId(answer: unknown): string | undefined {
  const clientId = asRecord(answer)?.['client_id'];
  return isClientId(clientId) ? clientId : undefined;
}
