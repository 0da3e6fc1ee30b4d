import { expect, test } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import type { CartChange } from '../shop-port.ts';
import { anyChange } from '../testing/a-store.ts';
import { createCartListeners } from './cart-listeners.ts';

const ADDED: CartChange = {
  action: 'add',
  productIds: ['p1'],
  cart: { productIds: ['p1'], variantIds: [], itemCount: 1, totalValue: 5 },
};

/** The names of popups that opened, and a function that arms one. */
function popupsOf(clock: ReturnType<typeof fakeClock>) {
  const listeners = createCartListeners(clock);
  const opened: string[] = [];
  return {
    listeners,
    opened,
    arm: (name: string) => listeners.onWanted(anyChange, () => opened.push(name)),
  };
}

test('a cart that was filled before its popups were there opens all of them when they come', () => {
  const clock = fakeClock();
  const { listeners, opened, arm } = popupsOf(clock);
  listeners.emit(ADDED);
  clock.pass(3_000);
  arm('one');
  arm('two');
  expect(opened).toEqual([]);
  clock.pass(0);
  expect(opened).toEqual(['one', 'two']);
});

test('a cart change opens nothing long afterwards, or if other popups have received it', () => {
  const clock = fakeClock();
  const { listeners, opened, arm } = popupsOf(clock);
  listeners.emit(ADDED);
  clock.pass(5_001);
  arm('late');
  clock.pass(0);
  expect(opened).toEqual([]);
  listeners.emit(ADDED);
  arm('next');
  clock.pass(0);
  expect(opened).toEqual(['late']);
});

test('a cart that was filled on the way to the page opens its popups, however late they load', () => {
  const clock = fakeClock();
  const { listeners, opened, arm } = popupsOf(clock);
  listeners.callFirstListeners(ADDED);
  clock.pass(60_000);
  arm('slow');
  clock.pass(0);
  expect(opened).toEqual(['slow']);
});
