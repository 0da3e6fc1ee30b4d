import { expect, it } from 'vitest';
import { readFreeShipping } from './price-rules-call.ts';

const aRule = (from: unknown, changes = {}) => ({
  target_type: 'shipping_line',
  allocation_method: 'each',
  target_selection: 'all',
  prerequisite_subtotal_range: { greater_than_or_equal_to: from },
  ...changes,
});

it('price rules say from which value shipping is free: the lowest one', () => {
  expect(
    readFreeShipping({ price_rules: [aRule('80.00'), aRule('50.00')], currency: 'EUR' }),
  ).toEqual({ from: 50, currency: 'EUR' });
});

it.each([
  ['of goods', aRule('50', { target_type: 'line_item' })],
  ['of some goods', aRule('50', { target_selection: 'entitled' })],
  ['of no number', aRule('soon')],
  ['below zero', aRule('-5')],
  ['of nothing', null],
])('price rules say nothing about shipping if they are %s', (_, rule) => {
  expect(readFreeShipping({ price_rules: [rule] })).toEqual({ from: undefined, currency: '' });
});

it.each([undefined, '<html>', {}, { price_rules: 'none' }])(
  'price rules are ignored when they are %s',
  (answer) => {
    expect(readFreeShipping(answer)).toBeUndefined();
  },
);
