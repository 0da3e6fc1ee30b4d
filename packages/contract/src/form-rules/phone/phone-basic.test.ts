import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

test.each([
  '050-1234567',
  '+972 501234567',
  '+972 50 123 4567',
  '+972-50-123-4567',
  '+1 (212) 555-0100',
  '(03) 123 4567',
  '050-1234567-89012',
  '1',
])('a basic phone number is accepted: %s', (value) => {
  for (const kind of ['phone', 'tel'] as const)
    expect(checkField(aField({ kind }), value, aContext())).toBeUndefined();
});

test.each([
  '050.1234567',
  '050/1234567',
  'call me',
  '+',
  '( ) -',
  '050-1234567-890123',
  '1234567890123456',
  '05٠1234567',
])('a basic phone number is refused: %s', (value) => {
  expect(checkField(aField({ kind: 'phone', phoneMode: 'basic' }), value, aContext())).toBe(
    'phone-wrong',
  );
});
