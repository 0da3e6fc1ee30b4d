import { expect, test } from 'vitest';
import { aConversion } from '../../store/testing/a-record.ts';
import { confirmationOf } from './lead-confirmation.ts';

const ON = { leadConfirmation: { isOn: true, holdsLeads: true } };

test('a complete lead with an address gets a confirmation mail, if the owner wants it and mails can be sent', () => {
  expect(confirmationOf(aConversion(), ON, true)).toBe('pending');
  expect(confirmationOf(aConversion(), {}, true)).toBe('');
  expect(confirmationOf(aConversion(), ON, false)).toBe('');
});

test.each([
  ['a lead without an address', { email: '' }],
  ['an invalid address', { email: 'dana at example' }],
  ['the first steps of a form', { isPartial: true }],
  ['a click', { fields: [] }],
  ['a lead that looks made by a machine', { suspicion: 'too-many' }],
])('no confirmation is requested for %s', (_, changes) => {
  expect(confirmationOf(aConversion(changes), ON, true)).toBe('');
});
