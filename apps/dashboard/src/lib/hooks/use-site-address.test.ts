import { expect, test } from 'vitest';
import { addressOfSite } from './use-site-address.ts';

test.each([
  ['http, where the script was seen there', 'shop.test:8080', 'http://shop.test:8080/cart?id=7'],
  ['http, where the script was seen there', 'חנות.test', 'http://xn--9dbd1a4b.test/cart'],
  ['https, where it was seen there', 'shop.test', 'https://shop.test/cart'],
])('a listed domain is opened by %s', (_how, domain, seen) => {
  expect(addressOfSite([domain], seen)).toEqual({
    address: `${new URL(seen).origin}/`,
    isListed: true,
  });
});

test.each([
  ['was never seen', undefined],
  ['was seen on another host only', 'http://elsewhere.test/'],
])('a listed domain is opened by https when the script %s', (_when, seen) => {
  expect(addressOfSite(['*.shop.test', 'shop.test'], seen)).toEqual({
    address: 'https://shop.test/',
    isListed: true,
  });
});

test.each(['localhost:3000', '127.0.0.1:4721', '[::1]:80', 'shop.localhost'])(
  'a page on the owner’s own computer (%s) is opened by http, as hardly any has a certificate',
  (domain) => {
    expect(addressOfSite([domain], undefined).address).toBe(`http://${domain}/`);
    expect(addressOfSite([`${domain.replace(/[[\]:]/g, '')}.test`], undefined).address).toMatch(
      /^https:/,
    );
  },
);

test('a site without domains is opened where the script was last seen, after the owner has agreed', () => {
  expect(addressOfSite([], 'http://shop.test/cart')).toEqual({
    address: 'http://shop.test/cart',
    isListed: false,
  });
  expect(addressOfSite(['*.shop.test'], undefined)).toEqual({ address: '', isListed: false });
});
