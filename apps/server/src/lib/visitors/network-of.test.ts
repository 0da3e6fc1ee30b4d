import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
  ['', ''],
  ['no:address', 'no:address'],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
