import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('a text does not change the direction of the text around it, even if it contains direction marks', () => {
  expect(isolate('10% הנחה')).toBe('\u206810% הנחה\u2069');
  expect(isolate('a\u202Eb\u2069c')).toBe('\u2068abc\u2069');
});
