import { AUDIENCE_RULES } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import { CHECKS, rulesToAdd } from './rule-menu.ts';

const found = (search: string) =>
  rulesToAdd(search, []).flatMap(({ items }) => items.map(({ value }) => value));

it('the menu of rules offers every rule and check once', () => {
  expect(found('').toSorted()).toEqual([...Object.keys(AUDIENCE_RULES), ...CHECKS].toSorted());
});

it('the menu of rules finds rules by their name, their group and synonyms', () => {
  expect(found('page address')).toEqual(['page-url']);
  expect(found('utm_source')).toEqual(['utm-source']);
  expect(found('mobile')).toEqual(['device']);
  expect(found('basket total')).toEqual(['cart-value']);
  expect(found('developer cookie')).toEqual(['cookies']);
  expect(found('no such thing')).toEqual([]);
});

it('the menu of rules leaves out checks that are in use', () => {
  expect(rulesToAdd('cookie', ['cookies'])).toEqual([]);
});
