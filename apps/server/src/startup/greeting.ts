import { DEMO_EMAIL } from '../modules/accounts/demo-account.ts';
import type { RunningServer } from '../start-server.ts';

const BOLD = ['\u001b[1m', '\u001b[22m'] as const;
const DIM = ['\u001b[2m', '\u001b[22m'] as const;

/**
 * The text that a start prints: all addresses, and how to sign in. With `isTerminal` it contains
 * bold and dim letters.
 */
export function greeting(
  { url, hasDemo, demoPassword, maySignUp }: RunningServer,
  { isTerminal }: { readonly isTerminal: boolean },
): string {
  const styled = ([on, off]: readonly [string, string], text: string) =>
    isTerminal ? `${on}${text}${off}` : text;
  const line = (name: string, text: string) => `  ${styled(DIM, name.padEnd(12))}${text}`;
  const signIn =
    demoPassword === undefined
      ? `${DEMO_EMAIL} and the password that an earlier start printed, unless you changed them`
      : `${DEMO_EMAIL}   ${demoPassword}`;
  const signUp = maySignUp ? [line('Sign up', `${url}/sign-up`)] : [];
  const demo = [
    line('Sign in', signIn),
    line('Demo pages', `${url}/demos/plain/`),
    line('', `${url}/demos/shop/`),
    line('', `${url}/demos/shops/shopify/`),
    line('', `${url}/demos/hebrew/`),
    line('', `${url}/demos/blog/`),
  ];
  return [
    '',
    `  ${styled(BOLD, 'Beckon is running')}`,
    '',
    line('Dashboard', styled(BOLD, `${url}/`)),
    ...(hasDemo ? demo : signUp),
    line('Script', `${url}/pixel.js`),
    '',
    `  ${styled(DIM, 'Ctrl-C stops it.')}`,
    '',
  ].join('\n');
}
