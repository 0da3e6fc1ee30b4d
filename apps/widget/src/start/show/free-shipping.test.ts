import { expect, it } from 'vitest';
import { amountsFor } from './free-shipping.ts';

const RULES = { from: 60, currency: 'EUR' };
const cart = { productIds: [], variantIds: [], itemCount: 1, totalValue: 20 };
const shopIn = (currency: string | undefined, rate?: number) => ({
  cart: () => cart,
  currency: () => currency,
  rate: () => rate,
});

it.each([
  ['the currency of the site', shopIn('EUR'), { currency: 'EUR', freeFrom: 60, cartValue: 20 }],
  ['no known currency', shopIn(undefined), { currency: 'EUR', freeFrom: 60, cartValue: 20 }],
  [
    'another currency with a rate',
    shopIn('USD', 1.5),
    { currency: 'USD', freeFrom: 90, cartValue: 30 },
  ],
  [
    'another currency without a rate',
    shopIn('USD'),
    { currency: 'USD', freeFrom: undefined, cartValue: 0 },
  ],
  [
    'another currency with the rate 1, which is the own one of the shop',
    shopIn('USD', 1),
    { currency: 'USD', freeFrom: undefined, cartValue: 0 },
  ],
  [
    'the currency of the site with a rate from another one',
    shopIn('EUR', 0.9),
    { currency: 'EUR', freeFrom: undefined, cartValue: 0 },
  ],
  [
    'the currency of the site and shop',
    shopIn('EUR', 1),
    { currency: 'EUR', freeFrom: 60, cartValue: 20 },
  ],
])(
  'the amounts of free shipping on a page in %s are right, or there are none',
  (_, shop, wanted) => {
    expect(amountsFor(RULES, shop)).toEqual(wanted);
  },
);
