import ipaddr from 'ipaddr.js';

/** The part of an IPv6 address that identifies the line. Its owner can choose the other 64 bits. */
const LINE_BITS = 64;

/** The addresses that one caller can use: an IPv4 address, or the 2^64 IPv6 addresses of one line. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read.kind() === 'ipv4'
    ? read.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${read.toString()}/${LINE_BITS}`).toString();
}
