import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';
import { keepNumberCharacters, roundedNumberText } from './numeric.ts';

test.each([
  ['3.14159', '3.14'],
  ['1.005', '1.01'],
  ['-2.456', '-2.46'],
  ['.', '0'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['+7', '7'],
  ['007', '7'],
  ['-0.001', '0'],
  ['3,5', '3.5'],
  ['1,200', '1200'],
  ['1,234.567', '1234.57'],
  ['12,345,678', '12345678'],
  ['1e5', ''],
  ['--1', ''],
  ['-', ''],
  ['1.2.3', ''],
  ['', ''],
  ['123456789012345678901', '123456789012345678901'],
])('%s becomes "%s" when the field is left', (typed, shown) => {
  expect(roundedNumberText(typed)).toBe(shown);
});

test('only digits, signs and separators can be typed', () => {
  expect(keepNumberCharacters('1a2e3 <b>-4.5€')).toBe('123-4.5');
});

test('a numeric field refuses a text that is not a number', () => {
  expect(checkField(aField({ kind: 'number' }), '-', aContext())).toBe('number-wrong');
  expect(checkField(aField({ kind: 'number' }), '12.50', aContext())).toBeUndefined();
});
