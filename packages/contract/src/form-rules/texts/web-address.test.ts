import { expect, test } from 'vitest';
import { aContext, aField } from '../../testing/a-field.ts';
import { checkField } from '../check-field.ts';

const url = aField({ kind: 'url' });

test.each([
  'https://example.com',
  'http://sub.example.co.il:8080/a?b=c#d',
  'example.com',
  'EXAMPLE.com/path',
  'https://דוגמה.ישראל',
])('a web address is accepted: %s', (value) => {
  expect(checkField(url, value, aContext())).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'example',
  'https://',
  'https://exa mple.com',
  'ann@example.com',
  'data:text/html,x',
])('a web address is refused: %s', (value) => {
  expect(checkField(url, value, aContext())).toBe('url-wrong');
});
