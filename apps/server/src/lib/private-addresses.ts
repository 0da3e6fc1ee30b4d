import ipaddr from 'ipaddr.js';

/** IPv4 addresses as IPv6 once wrote them (`::7f00:1`): a network may still pass them on. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** True for addresses inside: this machine, its network, and what is not one machine's at all. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const read = ipaddr.parse(address);
  return read.range() !== 'unicast' || (read instanceof ipaddr.IPv6 && read.match(IPV4_COMPATIBLE));
}
