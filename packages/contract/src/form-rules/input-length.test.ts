import { expect, test } from 'vitest';
import { aContext, aField } from '../testing/a-field.ts';
import { checkField } from './check-field.ts';

const LONG = 'a'.repeat(255);

test.each([
  { kind: 'email', emailMode: 'none' },
  { kind: 'name' },
  { baseName: 'first_name' },
  { baseName: 'last_name' },
] as const)('%o holds 254 characters', (change) => {
  expect(checkField(aField(change), LONG.slice(1), aContext())).toBeUndefined();
  expect(checkField(aField(change), LONG, aContext())).toBe('too-long');
});

test('a text area accepts 10,000 characters', () => {
  expect(checkField(aField({ kind: 'textarea' }), 'x'.repeat(10_000), aContext())).toBeUndefined();
});
