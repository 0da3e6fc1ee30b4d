import { describe, expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const URL = 'https://popups.example.com';
const PLAIN = { isTerminal: false };

describe('what a start prints without the demo', () => {
  const printed = (maySignUp: boolean) =>
    greeting(
      { url: URL, hasDemo: false, demoPassword: undefined, maySignUp, stop: async () => undefined },
      PLAIN,
    );

  test('the address at which the first owner signs up', () => {
    expect(printed(true)).toContain(`${URL}/sign-up`);
  });

  test('no address to sign up when nobody may', () => {
    expect(printed(false)).not.toContain('/sign-up');
  });

  test('no demo pages, because there are none', () => {
    expect(printed(true)).not.toContain('/demos/');
  });
});

describe('what a start prints with the demo', () => {
  const printed = (demoPassword: string | undefined) =>
    greeting(
      { url: URL, hasDemo: true, demoPassword, maySignUp: false, stop: async () => undefined },
      PLAIN,
    );

  test('the password that opens it', () => {
    expect(printed('pass-word')).toMatch(/demo@beckon\.local {3}pass-word\n/);
  });

  test('no password when none is known to open it', () => {
    expect(printed(undefined)).toContain(
      'demo@beckon.local and the password that an earlier start',
    );
  });
});
