import { lookup as lookupHost, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** Whether a request that an owner or a page caused may be sent to this IP address. */
export type MayCall = (address: string) => boolean;

export const anyAddress: MayCall = () => true;
export const outsideOnly: MayCall = (address) => !isPrivateAddress(address);

/** Thrown if the address of a host must not be called. */
export class AddressRefused extends Error {}

/**
 * False if the host is an IP address that must not be called. True for a name: its addresses are
 * checked after the lookup.
 */
export function mayCallHost(host: string, mayCall: MayCall): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || mayCall(bare);
}

/**
 * A `lookup` for sockets. It looks up the name and checks its addresses, and the socket then
 * connects to exactly these. Fails with `AddressRefused` if any address of the name must not be
 * called.
 */
export function guardedLookup(mayCall: MayCall): LookupFunction {
  return (hostName, options, done) => {
    lookupHost(hostName, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !mayCall(address)))
        return done(new AddressRefused(hostName), '');
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
