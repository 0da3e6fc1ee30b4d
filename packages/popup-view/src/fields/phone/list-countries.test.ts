import { expect, test } from 'vitest';
import { findCountries, listCountries } from './list-countries.ts';

const codes = (query: string, language: 'en' | 'he' = 'en') =>
  findCountries(listCountries(language), query).map(({ code }) => code);

test("countries are named and sorted in the visitor's language, with flag and calling code", () => {
  const israel = listCountries('he').find(({ code }) => code === 'il');
  expect(israel).toMatchObject({ name: 'ישראל', callingCode: '+972', flag: '🇮🇱' });
  const names = listCountries('en').map(({ name }) => name);
  expect(names[0]).toBe('Afghanistan');
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
});

test.each([
  ['isr', 'il'],
  ['IL', 'il'],
  ['+972', 'il'],
  ['972', 'il'],
  ['kingd', 'gb'],
  ['cote', 'ci'],
  ['united st', 'us'],
])('"%s" finds %s', (query, code) => {
  expect(codes(query)).toContain(code);
});

test('in Hebrew a country is found by its Hebrew and its English name', () => {
  expect(codes('ישר', 'he')).toEqual(['il']);
  expect(codes('israel', 'he')).toEqual(['il']);
});

test('countries that begin with the query come first', () => {
  expect(codes('ארצות', 'he')[0]).toBe('us');
  expect(codes('us')[0]).toBe('us');
});

test('no country matches a query without sense, and all match an empty one', () => {
  expect(codes('qqqq')).toEqual([]);
  expect(codes(' ')).toHaveLength(listCountries('en').length);
});
