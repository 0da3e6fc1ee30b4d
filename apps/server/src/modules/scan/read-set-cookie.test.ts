import { expect, it } from 'vitest';
import { readSetCookie } from './read-set-cookie.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');
const read = (line: string) => readSetCookie(line, 'www.shop.example', NOW);

it.each([
  ['sid=1', 'sid', 'www.shop.example', 0],
  ['_ga=GA1.2; Max-Age=63072000; Domain=.Shop.example; Path=/', '_ga', 'shop.example', 730],
  ['a=b=c; expires=Thu, 21 May 2026 12:00:00 GMT', 'a', 'www.shop.example', 1],
  ['a=1; max-age=60; expires=Thu, 01 Jan 2099 00:00:00 GMT', 'a', 'www.shop.example', 1],
  ['a=1; max-age=soon; expires=never', 'a', 'www.shop.example', 0],
] as const)('a Set-Cookie header is read: %s', (line, name, host, days) => {
  expect(read(line)).toEqual({ name, host, days });
});

it.each(['', '=1', 'name', 'a=; Max-Age=0', 'a=; expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a Set-Cookie header gives no cookie for “%s”',
  (line) => {
    expect(read(line)).toBeUndefined();
  },
);
