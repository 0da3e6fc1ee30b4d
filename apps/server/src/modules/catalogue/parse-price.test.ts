import { expect, it } from 'vitest';
import { parsePrice } from './parse-price.ts';

it.each([
  ['12', '12', undefined],
  ['12.5', '12.5', undefined],
  ['₪1,299.90', '1299.90', 'ILS'],
  ['1.299,90', '1299.90', undefined],
  ['1.299,90 €', '1299.90', 'EUR'],
  ['1299.90 USD', '1299.90', 'USD'],
  ['1 299,90', '1299.90', undefined],
  ['1’299.90 CHF', '1299.90', 'CHF'],
  ['1,299', '1299', undefined],
  ['1,234,567', '1234567', undefined],
  ['12.500 KWD', '12.500', 'KWD'],
  ['99 ש"ח', '99', 'ILS'],
  ['.5', '0.5', undefined],
  ['007', '7', undefined],
  ['0', '0', undefined],
  ['\u200f₪49.90', '49.90', 'ILS'],
])('a price is read from %s', (text, amount, currency) =>
  expect(parsePrice(text)).toEqual({ amount, currency }),
);

it.each([
  ['twelve', 'not-a-number'],
  ['', 'not-a-number'],
  ['12,34.56,78', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['1e9', 'not-a-number'],
  ['from 12', 'not-a-number'],
  ['9'.repeat(50), 'not-a-number'],
  ['-5', 'negative'],
  ['(5.00)', 'negative'],
  ['−5', 'negative'],
  ['1.299', 'unclear'],
])('a price is refused if it is %j', (text, problem) => expect(parsePrice(text)).toBe(problem));
