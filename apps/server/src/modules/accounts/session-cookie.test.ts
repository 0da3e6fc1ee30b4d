import { expect, it } from 'vitest';
import { withoutDoubtfulSession } from './session-cookie.ts';

it.each([
  ['', ''],
  ['a=1; a=2; beckon.session_token=x', 'a=1; a=2; beckon.session_token=x'],
  ['beckon.session_token=x;  beckon.session_token=y; a=1', 'a=1'],
  ['__Host-beckon.session_token=x; b; __Host-beckon.session_token =x', 'b'],
  [
    '__Host-beckon.session_token=x; beckon.session_token=y',
    '__Host-beckon.session_token=x; beckon.session_token=y',
  ],
])('a request that has two session cookies of one name has none: %j becomes %j', (sent, kept) => {
  expect(withoutDoubtfulSession(sent)).toBe(kept);
});
