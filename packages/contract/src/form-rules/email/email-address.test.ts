import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const email = aField({ kind: 'email', isRequired: true });

test.each([
  'ann@example.com',
  'ann.b+news@mail.example.co.il',
  'a@b.io',
  ' ann@example.com ',
  '\u200Fann@example.com',
  "o'neil@example.org",
])('an e-mail address is accepted: %s', (value) => {
  expect(checkField(email, value, aContext())).toBeUndefined();
});

test.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann@example..com',
  '.ann@example.com',
  'ann.@example.com',
  'a nn@example.com',
  'ann@exa mple.com',
  'ann@-example.com',
  'ann@example.c',
  'דנה@example.com',
  'ann<b>@example.com',
  `${'a'.repeat(65)}@example.com`,
  'ann@example.com,bob@example.com',
])('an e-mail address is refused as a typo: %s', (value) => {
  expect(checkField(email, value, aContext())).toBe('email-typos');
});

test.each([
  ['check-typos', 'email-typos'],
  ['typos-business', 'email-typos'],
  ['business-email', 'email-wrong'],
] as const)('an e-mail field in mode %s reports an invalid address as %s', (emailMode, problem) => {
  expect(checkField(aField({ kind: 'email', emailMode }), 'ann@', aContext())).toBe(problem);
});

test('an e-mail field with the mode none accepts anything', () => {
  expect(
    checkField(aField({ kind: 'email', emailMode: 'none' }), 'call me', aContext()),
  ).toBeUndefined();
});

test('a very long wrong address is checked at once', { timeout: 500 }, () => {
  checkField(aField({ kind: 'url' }), `${'a-'.repeat(5_000)}!`, aContext());
  expect(checkField(email, `${'a.'.repeat(120)}@${'a-'.repeat(5_000)}`, aContext())).toBe(
    'too-long',
  );
});
