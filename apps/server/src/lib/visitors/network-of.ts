import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that identify the internet connection. Its owner can choose the other 64. */
const LINE_BITS = 64;

/**
 * The network of a caller: its IPv4 address, or the 2^64 IPv6 addresses of its internet connection.
 * A text that is not an address is returned as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${LINE_BITS}`).toString();
}
