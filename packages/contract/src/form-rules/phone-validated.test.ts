import { expect, test } from 'vitest';
import { aContext, aField } from '../testing/a-field.ts';
import { checkField } from './check-field.ts';

const phone = aField({ kind: 'phone', phoneMode: 'validated' });

test.each(['1234567', '123456789012345'])('takes 7 to 15 digits: %s', (value) => {
  expect(checkField(phone, value, aContext())).toBeUndefined();
});

test.each(['123456', '1234567890123456', '050-1234567', '+972501234567', '123 4567'])(
  'refuses %s',
  (value) => {
    expect(checkField(phone, value, aContext())).toBe('phone-digits');
  },
);
