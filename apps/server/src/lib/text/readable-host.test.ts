import { expect, it } from 'vitest';
import { readableHost, sentHost } from './readable-host.ts';

it.each([
  ['xn--9dbd1a4b.co.il', 'חנות.co.il'],
  ['www.xn--9dbd1a4b.co.il:8080', 'www.חנות.co.il:8080'],
  ['*.xn--9dbd1a4b.co.il', '*.חנות.co.il'],
  ['shop.xn--mgbh0fb.xn--fiqs8s', 'shop.مثال.中国'],
  ['shop.example:8080', 'shop.example:8080'],
])('the host name %s is readable as %s, and sent as before', (sent, readable) => {
  expect(readableHost(sent)).toBe(readable);
  expect(sentHost(readable)).toBe(sent);
});

it('a host name that cannot be read stays as it is', () => {
  for (const host of ['xn--.example', 'xn--a-ecp.ru.xn--\u0000', `xn--${'9'.repeat(200)}.example`])
    expect(readableHost(host)).toBe(host);
});
