import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it } from 'vitest';
import { aLinesStore, recordingListeners } from '../testing/a-store.ts';
import { createPolledCart } from './polled-cart.ts';
import type { ReadCart } from './read-cart.ts';

/** A cart with one piece of each product. */
function aCart(...productIds: string[]): ReadCart {
  return {
    lines: new Map(productIds.map((id) => [id, 1])),
    cart: { productIds, variantIds: [], itemCount: productIds.length, totalValue: 10 },
  };
}

it('a cart whose answers come in another order keeps the newest', async () => {
  const answers: ((cart: ReadCart) => void)[] = [];
  let finish: (url: string) => void = () => undefined;
  const { listeners, changes } = recordingListeners(fakeClock());
  const shop = createPolledCart(
    {
      kind: 'shopify',
      customerId: () => undefined,
      currency: () => undefined,
      cartPage: () => '/cart',
      addToCart: async () => true,
      cartUrl: () => '/cart.js',
      changesCart: () => true,
      readCart: (answer) => answer as ReadCart,
    },
    {
      listeners,
      store: aLinesStore(),
      fetchJson: () => new Promise((resolve) => answers.push(resolve)),
      onRequestFinished(handler) {
        finish = handler;
      },
    },
  );
  const started = shop.start();
  answers[0]?.(aCart('1'));
  await started;
  finish('/cart/add.js');
  finish('/cart/add.js');
  answers[2]?.(aCart('1', '2', '3'));
  answers[1]?.(aCart('1', '2'));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(shop.cart()?.productIds).toEqual(['1', '2', '3']);
  expect(changes.map(({ action }) => action)).toEqual(['add']);
});
