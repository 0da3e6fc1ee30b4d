import { expect, it } from 'vitest';
import { isApplyAddress, SHOPIFY_APPLY_ADDRESS } from './apply-address.ts';

it.each([
  SHOPIFY_APPLY_ADDRESS,
  '/checkout-link/?products=12:1&coupon={code}',
  'https://shop.example/apply/{code}',
])('%s applies a code', (address) => {
  expect(isApplyAddress(address)).toBe(true);
});

it.each([
  '',
  '/cart',
  'https://',
  'shop.example/{code}',
  'javascript:alert("{code}")',
  '/cart {code}',
  ' /discount/{code}',
])('%j does not apply a code', (address) => {
  expect(isApplyAddress(address)).toBe(false);
});
