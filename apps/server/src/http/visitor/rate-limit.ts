import { BODY_LIMIT_BYTES } from '@beckon/contract/values';
import type { RateLimit } from '../../lib/rate-limit.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import type { VisitorCall } from './visitor-call.ts';

interface Caller extends Pick<VisitorCall, 'ip' | 'headers'> {
  /** The path with its query, which is what a call without a body stores. */
  readonly url?: string;
}

/**
 * Many people may share one address (an office, a phone network). So the limit of an address is
 * this many times the limit of one visitor.
 */
const VISITORS_AN_ADDRESS = 20;

/**
 * Bytes per hour that a network may send to be stored, for each kind of call. Twenty thousand leads
 * of a usual form need less. A browser whose lead is refused sends it again later.
 */
const STORED_AN_HOUR = 60_000_000;

/**
 * Counts the bytes of a call that is stored, under its network, so that nobody can fill the disk.
 * Throws 429 above the limit.
 */
export function countStored(rate: RateLimit, call: string, caller: Caller): void {
  rate.countBytes(`${call} ${networkOf(caller.ip)}`, sizeOf(caller), STORED_AN_HOUR);
}

/**
 * The size in bytes of a call's path, query and body. A body without a content length counts as the
 * longest allowed.
 */
export function sizeOf({ headers, url = '' }: Omit<Caller, 'ip'>): number {
  return headers['transfer-encoding'] === undefined
    ? url.length + Number(headers['content-length'] ?? 0)
    : BODY_LIMIT_BYTES;
}

/**
 * Counts a visitor's call under visitor and address, and under the address alone, because new
 * visitor ids must not raise the limit. Counts its bytes, too, as `countStored` does. Throws 429
 * above a limit.
 */
export function countVisitorCall(
  rate: RateLimit,
  call: string,
  {
    caller,
    visitorId,
    perMinute,
  }: { readonly caller: Caller; readonly visitorId: string; readonly perMinute: number },
): void {
  const network = networkOf(caller.ip);
  rate.count(`${call} ${network}`, perMinute * VISITORS_AN_ADDRESS);
  rate.count(`${call} ${network} ${visitorId}`, perMinute);
  rate.countBytes(`${call} ${network}`, sizeOf(caller), STORED_AN_HOUR);
}
