import { expect, test } from 'vitest';
import { isSingleTypo } from './is-single-typo.ts';

test.each([
  ['gmial', 'gmail'],
  ['gmal', 'gmail'],
  ['gmaill', 'gmail'],
  ['hmail', 'gmail'],
  ['gmai', 'gmail'],
  ['mgail', 'gmail'],
  ['gmailx', 'gmail'],
  ['aab', 'ab'],
])('from "%s" to "%s" is one typo', (first, second) => {
  expect(isSingleTypo(first, second)).toBe(true);
  expect(isSingleTypo(second, first)).toBe(true);
});

test.each([
  ['gmail', 'gmail'],
  ['', 'abc'],
  ['yaho', 'hotmail'],
  ['gmial', 'gmall'],
  ['liamg', 'gmail'],
  ['abcd', 'badc'],
  ['gm', 'gmail'],
])('from "%s" to "%s" is more than one typo', (first, second) => {
  expect(isSingleTypo(first, second)).toBe(false);
  expect(isSingleTypo(second, first)).toBe(false);
});
