import { describe, expect, test } from 'vitest';
import { isSafeMediaAddress, linkAddress } from './link-address.ts';

const PAGE = 'https://shop.test/chairs/blue?size=2';

describe('the address of a link', () => {
  test.each([
    ['shop.test/sale', '//shop.test/sale'],
    ['shop.test:8080/x', '//shop.test:8080/x'],
    ['https://a.test/', 'https://a.test/'],
    ['//a.test', '//a.test'],
    ['tel:+97231234567', 'tel:+97231234567'],
    ['sms:123', 'sms:123'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['/cart', '/cart'],
    ['#top', '#top'],
    ['?a=1', '?a=1'],
    ['whatsapp://send?text=hi', 'whatsapp://send?text=hi'],
  ])('%s', (raw, address) => expect(linkAddress(raw, PAGE)).toBe(address));

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '',
    '   ',
  ])('%o is not followed', (raw) => {
    expect(linkAddress(raw, PAGE)).toBeUndefined();
  });

  test('knows the page it stands on', () => {
    expect(linkAddress('{conversion_url}', PAGE)).toBe(PAGE);
    expect(linkAddress('https://a.test/?from={conversion_url}', PAGE)).toBe(
      `https://a.test/?from=${encodeURIComponent(PAGE)}`,
    );
    expect(linkAddress('https://a.test{path_url}', PAGE)).toBe('https://a.test/chairs/blue');
    expect(linkAddress('https://a.test/?p={path_url}', PAGE)).toBe(
      'https://a.test/?p=%2Fchairs%2Fblue',
    );
  });

  test("cannot be made a script by the page's own address", () => {
    expect(linkAddress('{conversion_url}', 'javascript:alert(1)')).toBeUndefined();
  });
});

test('pictures may be data, but only pictures', () => {
  expect(isSafeMediaAddress('data:image/png;base64,AA', true)).toBe(true);
  expect(isSafeMediaAddress('data:image/png;base64,AA', false)).toBe(false);
  expect(isSafeMediaAddress('data:text/html,<script>', true)).toBe(false);
  expect(isSafeMediaAddress('java\tscript:x', true)).toBe(false);
});
