import { describe, expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const URL = 'https://popups.example.com';
const PLAIN = { isTerminal: false, showsPassword: false };

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
