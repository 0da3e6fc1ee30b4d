import { anyAddress, type MayCall, outsideOnly } from '../../lib/guarded-lookup.ts';
import { isLoopbackHost } from '../../http/own-origin.ts';

/**
 * Which addresses inside may be scanned; `this-machine`: pages of this machine, none of its
 * network.
 */
export type PrivateScans = 'never' | 'this-machine' | 'always';

/**
 * Where a scan of this page may go, with everything that the page loads. A page from outside never
 * reaches inside.
 */
export function mayCallFor({ hostname }: URL, scans: PrivateScans): MayCall {
  if (scans === 'always') return anyAddress;
  return scans === 'this-machine' && isLoopbackHost(hostname)
    ? (address) => outsideOnly(address) || address === '::1' || isLoopbackHost(address)
    : outsideOnly;
}
