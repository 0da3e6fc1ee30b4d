import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const phone = aField({ kind: 'phone', phoneMode: 'israeli' });
const problemOf = (value: string) => checkField(phone, value, aContext());

test.each(['02', '03', '04', '08', '09'])('landline prefix %s needs 9 digits', (prefix) => {
  expect(problemOf(`${prefix}1234567`)).toBeUndefined();
  expect(problemOf(`${prefix}-123-4567`)).toBeUndefined();
  expect(problemOf(`${prefix}12345678`)).toBe('phone-israeli-wrong');
  expect(problemOf(`${prefix}123456`)).toBe('phone-israeli-wrong');
});

test.each([
  '050',
  '051',
  '052',
  '053',
  '054',
  '055',
  '058',
  '072',
  '073',
  '074',
  '076',
  '077',
  '079',
])('mobile prefix %s needs 10 digits', (prefix) => {
  expect(problemOf(`${prefix}1234567`)).toBeUndefined();
  expect(problemOf(`${prefix}-1234567`)).toBeUndefined();
  expect(problemOf(`${prefix}123456`)).toBe('phone-israeli-wrong');
  expect(problemOf(`${prefix}12345678`)).toBe('phone-israeli-wrong');
});

test.each([
  '0561234567',
  '0571234567',
  '0591234567',
  '0711234567',
  '0751234567',
  '0781234567',
  '051234567',
  '011234567',
  '+972501234567',
  '050 1234567',
  '050a234567',
])('an Israeli phone number is refused: %s', (value) => {
  expect(problemOf(value)).toBe('phone-israeli-wrong');
});
