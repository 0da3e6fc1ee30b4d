import ipaddr from 'ipaddr.js';

/** An old IPv6 notation of IPv4 addresses (`::7f00:1`). A network may still route them. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/**
 * True for addresses of this machine or its network, and for addresses that do not belong to a
 * single machine. Also true for a text that is not an address.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const read = ipaddr.parse(address);
  return read.range() !== 'unicast' || (read instanceof ipaddr.IPv6 && read.match(IPV4_COMPATIBLE));
}
