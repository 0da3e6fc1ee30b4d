import { expect, it } from 'vitest';
import { shippingTags, type ShippingFacts } from './shipping-tags.ts';

const tagsOf = (changes: Partial<ShippingFacts> = {}) =>
  Object.fromEntries(
    shippingTags({ language: 'en', freeFrom: 50, cartValue: 30.5, currency: 'EUR', ...changes }),
  );

it('names what is missing until shipping is free, in the currency of the shop', () => {
  expect(tagsOf()).toEqual({ free_shipping_from: '€50.00', free_shipping_gap: '€19.50' });
  expect(tagsOf({ language: 'he', currency: 'ILS' })['free_shipping_gap']).toMatch(/19\.50.*₪/u);
});

it.each([50, 80])('misses nothing in a cart of %s', (cartValue) => {
  expect(tagsOf({ cartValue })['free_shipping_gap']).toBe('€0.00');
});

it('is empty where shipping is never free', () => {
  expect(tagsOf({ freeFrom: undefined })).toEqual({
    free_shipping_from: '',
    free_shipping_gap: '',
  });
});

it('writes plain amounts where no currency is known', () => {
  expect(tagsOf({ currency: '' })['free_shipping_gap']).toBe('19.50');
});
