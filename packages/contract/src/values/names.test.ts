import { expect, it } from 'vitest';
import { isBlank, NAME_PATTERN } from './names.ts';

it.each(['Café 24', 'מאפייה', '\u200fמאפייה', '🎉', '!'])('a name may be %s', (name) => {
  expect([isBlank(name), new RegExp(NAME_PATTERN, 'u').test(name)]).toEqual([false, true]);
});

it.each(['', '   ', '\u202e\u200f\u200b', '\u00ad', '\u0301'])(
  'a name needs something to see (%j)',
  (name) => {
    expect([isBlank(name), new RegExp(NAME_PATTERN, 'u').test(name)]).toEqual([true, false]);
  },
);

it('a name is one line', () => {
  expect(new RegExp(NAME_PATTERN, 'u').test('Café\nlatest')).toBe(false);
});
