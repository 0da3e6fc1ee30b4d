import { describe, expect, it } from 'vitest';
import { cartLinesFromWire } from './from-wire-cart-lines.ts';

describe('products that a conversion puts into the cart', () => {
  it('products for the cart come as variant, quantity and whether the visitor is led to the cart', () => {
    expect(
      cartLinesFromWire({ add_to_cart: '4400@2@1', shopify_add_to_cart_6: '4401@1@0' }),
    ).toEqual([
      { variantId: '4400', quantity: 2, goesToCart: true },
      { variantId: '4401', quantity: 1, goesToCart: false },
    ]);
  });

  it.each([
    ['4400', 1],
    ['4400@', 1],
    ['4400@many@yes', 1],
    ['4400@-3@1', 1],
    ['4400@2.9', 2],
    ['4400@100000', 99],
  ])('products for the cart of %s are %s', (text, quantity) => {
    expect(cartLinesFromWire({ add_to_cart: text })).toMatchObject([
      { variantId: '4400', quantity },
    ]);
  });

  it.each([{}, { add_to_cart: '' }, { add_to_cart: '@2@1' }, { add_to_cart: { id: 1 } }])(
    'there are no products for the cart in %s',
    (design) => {
      expect(cartLinesFromWire(design)).toBeUndefined();
    },
  );
});
