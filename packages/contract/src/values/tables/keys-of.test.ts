import { expect, test } from 'vitest';
import { keysOf } from './keys-of.ts';

test('the keys of a table are its own, also on a page that has added keys to all objects', () => {
  Object.defineProperty(Object.prototype, 'legacyName', {
    value: 'x',
    enumerable: true,
    configurable: true,
  });
  const keys = keysOf({ first: 1, second: 2 });
  Reflect.deleteProperty(Object.prototype, 'legacyName');
  expect(keys).toEqual(['first', 'second']);
});
