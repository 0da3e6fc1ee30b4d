import { expect, test } from 'vitest';
import { isEasilyGuessed } from './weak-password.ts';

test.each([
  '1234567890',
  'qwertyuiop',
  'password12',
  'P@ssw0rd123',
  'iloveyou12',
  'aaaaaaaaaaaa',
  'abcdefghij',
  'a'.repeat(128),
  'ruth.levi@example.com',
])('%s is easily guessed', (password) => {
  expect(isEasilyGuessed(password, ['Ruth Levi', 'ruth.levi@example.com'])).toBe(true);
});

test.each([
  'correct horse battery',
  'correct horse ruth',
  'vEry9!kqpz2',
  'סיסמה ארוכה מאוד',
  'changed by its owner',
])('%s is not easily guessed', (password) => {
  expect(isEasilyGuessed(password, ['Ruth Levi', 'ruth.levi@example.com'])).toBe(false);
});

test('a common password is easily guessed in wide letters, too, because its hash is the same', () => {
  expect(isEasilyGuessed('ｐａｓｓｗｏｒｄ１２', [])).toBe(true);
});
