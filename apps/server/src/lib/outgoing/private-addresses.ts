import ipaddr from 'ipaddr.js';

/** An old IPv6 notation of IPv4 addresses (`::7f00:1`). A network may still route them. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** A public address that Azure gives to services of the machine's own host. */
const AZURE_HOST = '168.63.129.16';

/** ISATAP: IPv4 addresses at the end of an IPv6 address, after `0:5efe` or `200:5efe`. */
const ISATAP_PARTS: readonly number[] = [0x0000_5efe, 0x0200_5efe];

/**
 * True for addresses of this machine or its network, and for addresses that do not belong to a
 * single machine. Also true for a text that is not an address.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const read = ipaddr.parse(address);
  if (read.range() !== 'unicast') return true;
  return read instanceof ipaddr.IPv6
    ? read.match(IPV4_COMPATIBLE) || isIsatap(read)
    : read.toString() === AZURE_HOST;
}

function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [high = 0, low = 0] = parts.slice(4);
  return ISATAP_PARTS.includes(high * 0x1_0000 + low);
}
