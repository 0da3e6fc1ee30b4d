import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/%D7%97%D7%A0%D7%95%D7%AA', '/חנות'],
  [
    'https://shop.test/?utm_campaign=%d7%a7%d7%99%d7%a5&x=1',
    'https://shop.test/?utm_campaign=קיץ&x=1',
  ],
  ['/caf%C3%A9/%E4%B8%AD/%F0%A0%80%8B', '/café/中/𠀋'],
  ['/%D7%97%D7', '/ח%D7'],
  ['/100%', '/100%'],
])('the address %s is read as %s', (address, read) => {
  expect(readableAddress(address)).toBe(read);
  expect(readableAddress(read)).toBe(read);
});

it.each([
  '/a%2Fb?c=d%26e%3Df%23g',
  '/a%0Ab%0D%09%00',
  '/50%25D7%2597',
  '/a%20b',
  '/%E2%80%AEmoc.evil', // turns the direction of the text
  '/%E2%81%A6x',
  '/%E2%80%8Bx', // has no width
  '/%EF%BB%BFx',
  '/%E3%85%A4x', // a letter that is not seen
  '/%E2%81%84x', // looks like a slash
  '/%E2%80%A8x', // a line break
  '/%C0%AF', // a slash in a form that is not allowed
  '/%ED%A0%80', // half of a letter
])('the code in %s stays, because it could be taken for another address', (address) => {
  expect(readableAddress(address)).toBe(address);
});

it('a character that steers the text is shown by its code', () => {
  expect(readableAddress('/a\u202Eb\nc')).toBe('/a%E2%80%AEb%0Ac');
});
