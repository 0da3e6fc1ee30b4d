import { expect, it } from 'vitest';
import { isOriginOf } from './site-origin.ts';

const isOf = (origin: string, ...domains: string[]) =>
  isOriginOf(origin, domains, 'beckon.example');

it('a domain of a site matches with and without www, whichever of them the owner wrote', () => {
  expect(isOf('https://www.shop.example', 'shop.example')).toBe(true);
  expect(isOf('https://shop.example', 'www.shop.example')).toBe(true);
  expect(isOf('http://shop.example:8080', 'www.shop.example')).toBe(true);
  expect(isOf('https://blog.shop.example', 'www.shop.example')).toBe(false);
  expect(isOf('https://shop.example.evil.example', 'www.shop.example')).toBe(false);
  expect(isOf('https://wwwshop.example', 'shop.example')).toBe(false);
});
