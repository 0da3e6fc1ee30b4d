import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address names the line: the other 64 bits are its owner's to choose. */
const LINE_BITS = 64;

/** What one caller can send from at will: an IPv4 address, or the 2^64 IPv6 addresses of one line. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${LINE_BITS}`).toString();
}
