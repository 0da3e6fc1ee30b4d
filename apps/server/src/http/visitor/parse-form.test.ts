import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

const ODD = [
  '',
  '&',
  '=',
  '=a',
  'a',
  'a=',
  'a==b=c',
  '&&a=1&&',
  'a=1&a=2',
  'a=%',
  'a=%4',
  'a=%41',
  'a=%4g',
  'a=%%41',
  'a%3Db=c%26d',
  'a+b=+c%2B',
  'a=%C3%A9&b=%e2%82',
  'a=é&b=ש',
  '__proto__=x&constructor=y',
  `a=${'x'.repeat(20_000)}`,
  `a=${'%41'.repeat(5_461)}`,
];

function byUrl(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

it.each(ODD)('a form is read as browsers write it: %j', (text) => {
  expect({ ...parseForm(text) }).toEqual(byUrl(text));
});

it('a form is read as browsers write it, whatever it contains', () => {
  const piece = fc.constantFrom('&', '=', '%', '+', 'a', 'B', '4', '1', 'é', '%C3', '%a9', '%2b');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      expect({ ...parseForm(text) }).toEqual(byUrl(text));
    }),
  );
});

it('a form has only its own names, and none of a prototype', () => {
  const form = parseForm('a=1');
  expect('constructor' in form).toBe(false);
  expect('toString' in form).toBe(false);
  expect(form['__proto__']).toBeUndefined();
});

it('a form loses the NUL characters of its values', () => {
  expect({ ...parseForm('a=x%00y&b=%00') }).toEqual({ a: 'xy', b: '' });
});

it('a form with thousands of fields is refused, and one with a thousand is read', () => {
  const fields = (count: number) =>
    Array.from({ length: count }, (_, n) => `name-of-a-field-${n}=1`).join('&');
  expect(Object.keys(parseForm(fields(1_000)))).toHaveLength(1_000);
  expect(() => parseForm(fields(2_001))).toThrow(
    expect.objectContaining({ statusCode: 400, message: 'The form has too many fields.' }),
  );
});
