import { lookup as lookupHost, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** Whether a call that an owner or a page caused may go to this IP address. */
export type MayCall = (address: string) => boolean;

export const anyAddress: MayCall = () => true;
export const outsideOnly: MayCall = (address) => !isPrivateAddress(address);

/** The address of this name must not be called. */
export class AddressRefused extends Error {}

/**
 * False for a host that is written as an address which must not be called; names are looked up
 * later.
 */
export function mayCallHost(host: string, mayCall: MayCall): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || mayCall(bare);
}

/**
 * The `lookup` of a socket: after the name was looked up, the address is checked, and exactly this
 * address is called. Fails with `AddressRefused` when any address of the name must not be.
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
