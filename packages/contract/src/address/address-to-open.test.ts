import { describe, expect, test } from 'vitest';
import { addressToOpen } from './address-to-open.ts';

const PAGE = 'https://shop.test/chairs/blue?size=2#top';
const link = (written: string): string | undefined =>
  addressToOpen(written, { pageUrl: PAGE, prefix: '//' });

describe('an address that is complete stays as it is', () => {
  test.each([
    'https://a.test/',
    'HTTP://a.test',
    '//a.test',
    '/cart',
    '#top',
    '?a=1',
    'tel:0501234567',
    'tel:100',
    'TEL:0501234567',
    'tel:+972501234567',
    'tel:03-6231234',
    'sms:5551234',
    'sms:5551234?body=Hi',
    'sms:+15551234',
    'mailto:ann@shop.test',
    'mailto:123@shop.test',
    'whatsapp://send?text=hi',
    'callto:12345',
  ])('a complete address stays as it is: %s', (address) => expect(link(address)).toBe(address));
});

test.each([
  'shop.test',
  'shop.test/sale',
  'shop.test:8080/x',
  'shop.test:443',
  'localhost:3000',
  '192.168.0.1:8080',
  'חנות.test/מבצע',
  'shop.test/a:1',
])('an address without a scheme is completed: %s', (address) => {
  expect(link(address)).toBe(`//${address}`);
  expect(addressToOpen(address, { pageUrl: PAGE, prefix: 'http://' })).toBe(`http://${address}`);
});

test.each(['  https://a.test ', '\u200ftel:100\u200f', '\n/cart\t'])(
  'blanks and marks around %j do not count',
  (written) => expect(link(written)).toBe(written.replace(/[\s\u200f]/gu, '')),
);

test.each(['javascript:alert(1)', 'java\tscript:x', 'data:text/html,x', '', ' \u200b '])(
  '%j is not opened',
  (written) => expect(link(written)).toBeUndefined(),
);

describe('the page it is on', () => {
  test("the page's address is put into a link, encoded if it is a value", () => {
    expect(link('{conversion_url}')).toBe(PAGE);
    expect(link('https://a.test{path_url}')).toBe('https://a.test/chairs/blue');
    expect(link('https://a.test/?from={conversion_url}&p={path_url}')).toBe(
      `https://a.test/?from=${encodeURIComponent(PAGE)}&p=%2Fchairs%2Fblue`,
    );
  });

  test("the page's address cannot turn a link into a script", () => {
    const options = { pageUrl: 'javascript:alert(1)', prefix: '//' } as const;
    expect(addressToOpen('{conversion_url}', options)).toBeUndefined();
  });

  test("the page's address stays a placeholder if it is not known yet", () => {
    expect(addressToOpen('/x{path_url}', { pageUrl: undefined, prefix: '//' })).toBe(
      '/x{path_url}',
    );
  });
});
