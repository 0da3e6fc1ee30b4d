import type { CartTriggerSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { isWantedChange } from './is-wanted-change.ts';

const anyChange: CartTriggerSettings = { action: 'any', productIds: [] };
const cart = { productIds: ['p1'], variantIds: [], itemCount: 3, totalValue: 50 };
const added = { action: 'add', productIds: ['p1'], cart } as const;

it.each<[string, Partial<CartTriggerSettings>, boolean]>([
  ['any change', {}, true],
  ['the right action', { action: 'add' }, true],
  ['another action', { action: 'remove' }, false],
  ['one of the products', { productIds: ['p9', 'p1'] }, true],
  ['none of the products', { productIds: ['p9'] }, false],
  [
    'a count that is greater',
    { spec: { measure: 'count', operator: 'greater_than', value: 2 } },
    true,
  ],
  [
    'a count that is not greater',
    { spec: { measure: 'count', operator: 'greater_than', value: 3 } },
    false,
  ],
  ['an equal value', { spec: { measure: 'value', operator: 'equal', value: 50 } }, true],
  [
    'a value that is greater or equal',
    { spec: { measure: 'value', operator: 'greater_than_or_equal', value: 50 } },
    true,
  ],
  [
    'a value that is too small',
    { spec: { measure: 'value', operator: 'greater_than_or_equal', value: 50.01 } },
    false,
  ],
])('a change of the cart is checked: %s', (_what, settings, expected) => {
  expect(isWantedChange({ ...anyChange, ...settings }, added)).toBe(expected);
});
