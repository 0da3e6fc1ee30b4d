import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const phone = aField({ kind: 'phone', phoneMode: 'validated' });

test.each(['1234567', '123456789012345'])(
  'a phone number of 7 to 15 digits is accepted: %s',
  (value) => {
    expect(checkField(phone, value, aContext())).toBeUndefined();
  },
);

test.each(['123456', '1234567890123456', '050-1234567', '+972501234567', '123 4567'])(
  'another phone number is refused: %s',
  (value) => {
    expect(checkField(phone, value, aContext())).toBe('phone-digits');
  },
);
