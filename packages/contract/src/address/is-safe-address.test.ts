import { describe, expect, test } from 'vitest';
import { isSafeAddress, isSafePicture } from './is-safe-address.ts';

describe('an address that may not be opened', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript\t:alert(1)',
    'java\0script:alert(1)',
    'javascript :alert(1)',
    'javascript:1/alert(1)',
    'javascript:8080',
    '\u200bjavascript:alert(1)',
    'java\u00adscript:alert(1)',
    '\u202ejavascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'java\u2028script:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'vbscript:x',
    'VBScript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'da\tta:text/html;base64,AA',
    'blob:https://shop.test/1',
    'file:///etc/passwd',
    'filesystem:https://shop.test/temporary/x',
    'about:blank',
    'view-source:https://shop.test',
  ])('the address %j may not be opened', (address) => expect(isSafeAddress(address)).toBe(false));
});

describe('an address that may be opened', () => {
  test.each([
    'https://shop.test/javascript:alert(1)',
    'http://shop.test',
    '//shop.test/x',
    '/javascript:alert(1)',
    '?next=javascript:alert(1)',
    '#javascript:alert(1)',
    'shop.test/data:x',
    'shop.test:8080',
    'localhost:3000',
    'data',
    'javascript',
    'tel:0501234567',
    'tel:+972-50-123-4567',
    'sms:5551234',
    'sms:+15551234?body=Hi',
    'mailto:ann@shop.test?subject=javascript:x',
    'whatsapp://send?text=hi',
    'https://חנות.test/מבצע',
    'ｊavascript:alert(1)',
    'javascript：alert(1)',
    'javascript%3Aalert(1)',
    '',
  ])('the address %j may be opened', (address) => expect(isSafeAddress(address)).toBe(true));
});

test.each([
  ['data:image/png;base64,AA', true],
  ['DATA:image/webp;base64,AA', true],
  ['data:text/html,<script>', false],
  ['data:image', false],
  ['java\tscript:x', false],
  ['/pictures/1.png', true],
])('the picture address %j may be loaded: %j', (address, isSafe) => {
  expect(isSafePicture(address)).toBe(isSafe);
});
