import { expect, test } from 'vitest';
import { leadSource } from './lead-source.ts';

const sourceOf = (url: string, landingPage?: string) =>
  Object.fromEntries(
    Object.entries(
      leadSource({ url, context: landingPage === undefined ? {} : { landingPage } }),
    ).filter(([, value]) => value !== ''),
  );

test.each([
  [
    'https://shop.test/?utm_source=news&utm_campaign=%D7%A7%D7%99%D7%A5+2026#utm_term=x',
    { utm_source: 'news', utm_campaign: 'קיץ 2026' },
  ],
  ['https://shop.test/?a=1&gclid=Cj0&fbclid=IwAR', { gclid: 'Cj0', fbclid: 'IwAR' }],
  ['shop.test?utm_term=%E2%80%AEa%0Ab%ff', { utm_term: 'a b\ufffd' }],
  ['https://shop.test/utm_source=x', {}],
  ['', {}],
])('the source of %s is read from its query', (url, source) => {
  expect(sourceOf(url)).toEqual(source);
});

test('the first page of the visit counts if the page of the form names no source', () => {
  const landing = 'https://shop.test/?utm_source=ads&gclid=1';
  expect(sourceOf('https://shop.test/cart', landing)).toEqual({ utm_source: 'ads', gclid: '1' });
  expect(sourceOf('https://shop.test/?utm_source=news', landing)).toEqual({ utm_source: 'news' });
});
