import { expect, test } from 'vitest';
import { readJsonText } from './read-json-text.ts';

test.each<[string, unknown]>([
  ['[{"name":"email"}]', [{ name: 'email' }]],
  ['"[{\\"name\\":\\"email\\"}]"', [{ name: 'email' }]],
  ['"just a text"', 'just a text'],
  ['"[cut of', undefined],
  ['[{"name":', undefined],
  ['', undefined],
  ['null', null],
  ['7', 7],
  ['["a\\u0000b"]', ['ab']],
  ['"[\\"a\\\\u0000b\\"]"', ['ab']],
  ['{"__proto__":{"isAdmin":true},"a":1}', { a: 1 }],
])('the JSON text %s is read as %j', (text, value) => {
  expect(readJsonText(text)).toEqual(value);
});
