import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { ConsentCookie } from './consent-service.ts';

const isCookie = (name: string): boolean =>
  Value.Check(ConsentCookie, { name, purpose: '', days: 1 });

it('a cookie may have a name of one sign, but a star alone would mean every cookie', () => {
  expect(['s', '_', '_ga_*'].filter(isCookie)).toEqual(['s', '_', '_ga_*']);
  expect(['', '*', 'a;b', 'a=b'].filter(isCookie)).toEqual([]);
});

it('a cookie may have blanks and commas inside its name, as some servers write them, but not around it', () => {
  const names = ['last page', 'a,b', 'x y z'];
  expect(names.filter(isCookie)).toEqual(names);
  expect([' a', 'a ', ' ', 'a\tb', 'a\nb'].filter(isCookie)).toEqual([]);
});
