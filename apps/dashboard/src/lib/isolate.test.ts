import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('a text in another direction is kept to itself, also if it contains marks of direction', () => {
  expect(isolate('10% הנחה')).toBe('\u206810% הנחה\u2069');
  expect(isolate('a\u202Eb\u2069c')).toBe('\u2068abc\u2069');
});
