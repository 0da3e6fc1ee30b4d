import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const freeMailDomains = new Set(['gmail.com', 'walla.co.il']);

test.each(['business-email', 'typos-business'] as const)(
  "the mode %s refuses free-mail addresses and accepts a company's address",
  (emailMode) => {
    const spec = aField({ kind: 'email', emailMode });
    expect(checkField(spec, 'Ann@GMAIL.com', aContext({ freeMailDomains }))).toBe(
      'email-not-business',
    );
    expect(
      checkField(spec, 'ann@beckon.example.com', aContext({ freeMailDomains })),
    ).toBeUndefined();
  },
);

test('a business e-mail field accepts free mail addresses if the list is missing', () => {
  expect(
    checkField(aField({ kind: 'email', emailMode: 'business-email' }), 'ann@gmail.com', aContext()),
  ).toBeUndefined();
});

test('an e-mail field of another mode accepts free mail addresses', () => {
  expect(
    checkField(aField({ kind: 'email' }), 'ann@gmail.com', aContext({ freeMailDomains })),
  ).toBeUndefined();
});
