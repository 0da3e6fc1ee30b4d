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

it('a page of this machine may use any site, but not one whose name only looks like it', () => {
  for (const origin of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://127.9.9.9:80',
    'http://[::1]:5173',
    'http://shop.localhost:8080',
  ])
    expect(isOf(origin, 'shop.example')).toBe(true);
  for (const origin of [
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evillocalhost',
    'http://128.0.0.1',
  ])
    expect(isOf(origin, 'shop.example')).toBe(false);
});

it('a domain in Hebrew letters matches the pages of it, which browsers name in other letters', () => {
  const page = new URL('https://www.חנות.co.il').origin;
  expect(page).toContain('xn--');
  for (const domain of ['חנות.co.il', '*.חנות.co.il', 'www.חנות.co.il', 'xn--9dbd1a4b.co.il'])
    expect(isOf(page, domain)).toBe(true);
  expect(isOf(`${page}:8080`, 'www.חנות.co.il:8080')).toBe(true);
  expect(isOf(page, 'חנויות.co.il')).toBe(false);
});
