import { expect, it } from 'vitest';
import { NAME_PATTERN } from './name-pattern.ts';
import { inOneLine, isBlank } from './names.ts';

const isName = (text: string) => new RegExp(NAME_PATTERN, 'u').test(text);

it.each(['Café 24', 'מאפייה', '\u200fמאפייה', '🎉', '!', '\u3164 a'])(
  'a name may be %s',
  (name) => {
    expect([isBlank(name), isName(name)]).toEqual([false, true]);
  },
);

it.each(['', '   ', '\u202e\u200f\u200b', '\u00ad', '\u0301', '\u3164\u115f', '\u2800'])(
  'a name needs something to see (%j)',
  (name) => {
    expect([isBlank(name), isName(name)]).toEqual([true, false]);
  },
);

it.each(['\n', '\t', '\r\n', '\u2028'])(
  'a name is one line, and what was pasted with %j becomes one',
  (cut) => {
    expect([isName(`Café${cut}latest`), isName(`Café${cut}`)]).toEqual([false, false]);
    expect(inOneLine(` Café${cut}latest${cut}`)).toBe('Café latest');
  },
);

it('a long text does not keep the server busy', () => {
  // A pattern that goes back over the text takes minutes for these, longer than a test may.
  expect(isName(`${'a'.repeat(256_000)}\n`)).toBe(false);
  expect(isName(' '.repeat(256_000))).toBe(false);
});
