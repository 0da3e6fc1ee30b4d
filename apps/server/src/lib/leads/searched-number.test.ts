import { expect, test } from 'vitest';
import { searchedNumber } from './searched-number.ts';

test.each([
  '+972501234567',
  '+972 50-123-4567',
  '972501234567',
  '00972 50 1234567',
  '050-1234567',
  '0501234567',
  '(050) 123.4567',
  '501234567',
])('a search for %s looks for the digits that all its spellings have', (text) => {
  expect(searchedNumber(text)).toBe('501234567');
});

test.each([
  ['2125550100', '2125550100'],
  ['+1 (212) 555-0100', '2125550100'],
  ['050-1234', '501234'],
  ['+999 123456', '999123456'],
])('a search for %s looks for %s', (text, digits) => {
  expect(searchedNumber(text)).toBe(digits);
});

test.each(['050', 'lead778', 'ann@shop.test', '0000000', '+', '2026-11-29T10'])(
  '%s is no phone number',
  (text) => {
    expect(searchedNumber(text)).toBeUndefined();
  },
);
