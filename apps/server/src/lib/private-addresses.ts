import ipaddr from 'ipaddr.js';

/** True for addresses inside: this machine, its network, and what is not one machine's at all. */
export function isPrivateAddress(address: string): boolean {
  return !ipaddr.isValid(address) || ipaddr.parse(address).range() !== 'unicast';
}
