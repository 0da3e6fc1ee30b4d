import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::ffff:10.0.0.1',
  '::7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '2a00::5efe:7f00:1',
  '2001:4860:1:2:200:5efe:10.0.0.1',
  'not an address',
])('%s counts as private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  '93.184.216.34',
  '172.32.0.1',
  '168.63.129.17',
  '2606:2800:220:1::1',
  '2a00::5eff:7f00:1',
])('%s does not count as private', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
