import { expect, it } from 'vitest';
import { readOwnerToken, writeOwnerToken } from './owner-token.ts';

const token = { siteId: 'site1', until: 1000 };

it('an owner token is accepted until it expires', () => {
  const text = writeOwnerToken(token, 'secret');
  expect(readOwnerToken(text, 'secret', 999)).toEqual(token);
  expect(readOwnerToken(text, 'secret', 1000)).toBeUndefined();
});

it('an owner token cannot be changed, nor made without the secret', () => {
  const text = writeOwnerToken(token, 'secret');
  const forged = [
    text.replace('1000', '9000'),
    text.replace('site1', 'site2'),
    `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`,
    writeOwnerToken(token, 'other'),
    '',
    'a.b.c',
    undefined,
  ];
  for (const attempt of forged) expect(readOwnerToken(attempt, 'secret', 0)).toBeUndefined();
});
