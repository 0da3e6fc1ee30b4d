import { expect, test } from 'vitest';
import { MAIL_DOMAINS } from './mail-domains.ts';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['ann@gmail.comn', 'ann@gmail.com'],
  ['ann@gmial.con', 'ann@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@outlok.com', 'ann@outlook.com'],
  ['Ann@GMIAL.com', 'Ann@gmail.com'],
  ['ann@wala.co.il', 'ann@walla.co.il'],
  ['ann@icloud.co', 'ann@icloud.com'],
  ['ann@gmail.cm', 'ann@gmail.com'],
  ['ann@gmail.om', 'ann@gmail.com'],
  ['ann@hotmail.om', 'ann@hotmail.com'],
  ['ann@yahoo.om', 'ann@yahoo.com'],
  ['ann@icloud.cm', 'ann@icloud.com'],
  ['ann@outlook.om', 'ann@outlook.com'],
  ['ann@walla.c.il', 'ann@walla.co.il'],
  ['ann@aol.cm', 'ann@aol.com'],
  ['ann@aoll.com', 'ann@aol.com'],
  ['ann@live.om', 'ann@live.com'],
  ['ann@livve.com', 'ann@live.com'],
  ['ann@msn.con', 'ann@msn.com'],
  ['ann@msnn.com', 'ann@msn.com'],
  ['ann@comcast.nry', 'ann@comcast.net'],
  ['ann@foo.ogr', 'ann@foo.org'],
  ['ann@yahoo.com.uk', 'ann@yahoo.co.uk'],
  ['ann@my-firm.con', 'ann@my-firm.com'],
  ['ann@my-firm.co.li', 'ann@my-firm.co.il'],
])('%s: did you mean %s?', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ['ann@gm', 'ann@gmail.com'],
  ['ann@hot', 'ann@hotmail.com'],
  ['ann@yahoo.co.u', 'ann@yahoo.co.uk'],
])('the suggestion completes %s to %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ann',
  'ann@',
  'ann@g',
  '@gmial.com',
  'ann@beckon.io',
  'ann@mail.com',
  'ann@ymail.com',
  'ann@email.com',
  'ann@live.com',
  'ann@gmx.net',
  'ann@acme.co.il',
  'ann@hotmail.be',
  'ann@yahoo.se',
  'ann@outlook.be',
  'a b@gmial.com',
  'ann@love.com',
  'ann@xmail.com',
  'ann@tmail.com',
  'ann@liberto.it',
  'ann@y7mail.com',
  'postbox@com',
  'ann@shop.cm',
  'ann@shop.om',
])('the suggestion does not change %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test('a known domain never counts as a typo', () => {
  for (const domain of MAIL_DOMAINS) expect(suggestEmail(`ann@${domain}`)).toBeUndefined();
});
