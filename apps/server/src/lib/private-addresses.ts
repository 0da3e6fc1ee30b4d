import { BlockList, isIP } from 'node:net';

const [V4, V6]: readonly [readonly [string, number][], readonly [string, number][]] = [
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  // Loopback and none, wrapped, translated and tunnelled IPv4, unique local, link local, multicast.
  [
    ['::', 127],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
];

// Two lists: one of both would take every IPv4 address for a wrapped one.
const [list4, list6] = [new BlockList(), new BlockList()];
for (const [address, bits] of V4) list4.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of V6) list6.addSubnet(address, bits, 'ipv6');

/** True for addresses inside: this machine, its network, and what is not one machine's at all. */
export function isPrivateAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return list4.check(address, 'ipv4');
    case 6:
      return list6.check(address, 'ipv6');
    default:
      return true;
  }
}
