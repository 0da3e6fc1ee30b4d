import { anyAddress, type MayCall, outsideOnly } from '../../lib/outgoing/guarded-lookup.ts';
import { isLoopbackHost } from '../../http/loopback.ts';

/**
 * Which private addresses may be scanned. `this-machine`: pages on this machine, but not in its
 * network.
 */
export type PrivateScans = 'never' | 'this-machine' | 'always';

/**
 * The addresses to which a scan of this page, and everything that the page loads, may connect. A
 * page from outside can never load a private address.
 */
export function mayCallFor({ hostname }: URL, scans: PrivateScans): MayCall {
  if (scans === 'always') return anyAddress;
  return scans === 'this-machine' && isLoopbackHost(hostname)
    ? (address) => outsideOnly(address) || address === '::1' || isLoopbackHost(address)
    : outsideOnly;
}
