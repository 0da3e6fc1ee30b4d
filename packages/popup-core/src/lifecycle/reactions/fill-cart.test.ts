import { describe, expect, it } from 'vitest';
import { aPopup } from '../../popup/testing/a-popup.ts';
import { delivered, runOpenPopup, submitted } from '../testing/run-popup.ts';

const redirect = { url: 'shop.example/thanks', sendFormData: false, target: 'same-tab' } as const;
const mug = { variantId: '4400', quantity: 2, goesToCart: false };

function convert(addToCart: readonly (typeof mug)[]) {
  const running = runOpenPopup(
    aPopup({ afterConversion: { thanksScreen: false, redirect, addToCart: [...addToCart] } }),
  );
  running.runner.send(submitted);
  expect(running.effects()).not.toContain('fill-cart');
  running.runner.send(delivered);
  return running;
}

describe('products for the cart', () => {
  it('products are put into the cart once the conversion has been handled, and the redirect follows', () => {
    const { last, effects } = convert([mug]);
    expect(last('fill-cart')?.lines).toEqual([mug]);
    expect(effects().filter((name) => name === 'fill-cart')).toHaveLength(1);
    expect(effects()).toContain('go-to-address');
  });

  it('products for the cart replace the redirect if they lead to the cart', () => {
    const { effects } = convert([mug, { ...mug, goesToCart: true }]);
    expect(effects()).toContain('fill-cart');
    expect(effects()).not.toContain('go-to-address');
  });

  it('no products are put into the cart if the owner chose none', () => {
    expect(convert([]).effects()).not.toContain('fill-cart');
  });
});
