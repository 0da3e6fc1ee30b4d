import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const phone = aField({ kind: 'phone', phoneMode: 'international', isRequired: true });

test('an international phone number is accepted or refused as the phone library reports', () => {
  expect(checkField(phone, '+1 1', aContext({ phone: { isValid: false } }))).toBe(
    'phone-international-wrong',
  );
  expect(
    checkField(
      phone,
      '+1 213 373 4253',
      aContext({ phone: { isValid: true, e164: '+12133734253' } }),
    ),
  ).toBeUndefined();
});

test('the phone check is off when its library did not load, but a required field stays required', () => {
  expect(checkField(phone, 'anything', aContext())).toBeUndefined();
  expect(checkField(phone, '', aContext())).toBe('required');
});
