import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it } from 'vitest';
import type { CartState } from '../../shop/shop-port.ts';
import { createAskAgain } from './ask-again.ts';

const EMPTY: CartState = { productIds: [], variantIds: [], itemCount: 0, totalValue: 0 };
const FULL: CartState = { productIds: ['p1'], variantIds: ['v1'], itemCount: 3, totalValue: 72 };

/** A page whose display call contained this cart, on a site with a rule about carts. */
function aShopPage({
  sentCart = EMPTY as CartState | undefined,
  cartRules = 1,
  fails = false,
  previewPopupId = undefined as string | undefined,
} = {}) {
  const clock = fakeClock();
  const asked: string[] = [];
  const learned: unknown[] = [];
  const handlers = new Set<(cart: CartState) => void>();
  let cart: CartState | undefined = sentCart;
  let answer: (answer: { readonly wire: unknown } | undefined) => void = () => undefined;
  const takeAnswer = createAskAgain(clock, {
    cart: () => cart,
    onCart(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    learn: (details) => void learned.push(details),
  });
  const ask = (_onlyIds: undefined, { offered_before }: { readonly offered_before: string }) => {
    asked.push(offered_before);
    return new Promise<{ readonly wire: unknown } | undefined>((resolve) => {
      answer = resolve;
      if (fails) resolve(undefined);
    });
  };
  const wire = {
    site: { cart_rules: cartRules },
    wix_cart_details: 'a cart',
    popups: [{ id: 'a' }],
    poptins: [{ poptin_id: 'b' }],
  };
  takeAnswer({ wire }, { cart: sentCart, previewPopupId }, ask);
  return {
    clock,
    asked,
    learned,
    handlers,
    opensNextPage: () => takeAnswer({ wire: {} }, { cart: sentCart, previewPopupId }, ask),
    async answers(wire: unknown) {
      answer(wire === undefined ? undefined : { wire });
      await Promise.resolve();
      await Promise.resolve();
    },
    reads(next: CartState | undefined) {
      cart = next;
      for (const handler of handlers) handler(next ?? EMPTY);
    },
  };
}

it('a cart that changes after the display call is asked about once it rests, with the popups offered before', () => {
  const page = aShopPage();
  page.reads({ ...FULL, itemCount: 1 });
  page.clock.pass(299);
  page.reads(FULL);
  page.clock.pass(299);
  expect(page.asked).toEqual([]);
  page.clock.pass(1);
  expect(page.asked).toEqual(['["a","b"]']);
  expect(page.learned).toEqual(['a cart']);
});

it('a cart that is only read again causes no call', () => {
  const page = aShopPage({ sentCart: FULL });
  page.reads({ ...FULL });
  page.clock.pass(10_000);
  expect(page.asked).toEqual([]);
});

it('a cart that the display call did not contain counts as empty', () => {
  const page = aShopPage({ sentCart: undefined });
  page.reads(EMPTY);
  page.clock.pass(1_000);
  expect(page.asked).toEqual([]);
  page.reads(FULL);
  page.clock.pass(1_000);
  expect(page.asked).toHaveLength(1);
});

it('a cart that changes while the server is asked is asked about after the answer', async () => {
  const page = aShopPage();
  page.reads(FULL);
  page.clock.pass(300);
  page.reads(EMPTY);
  page.clock.pass(300);
  expect(page.asked).toHaveLength(1);
  await page.answers({ poptins: [{ poptin_id: 'c' }] });
  page.clock.pass(300);
  expect(page.asked).toEqual(['["a","b"]', '["a","b","c"]']);
});

it('a call that fails is made again when the cart is read again', async () => {
  const page = aShopPage({ fails: true });
  page.reads(FULL);
  page.clock.pass(300);
  await page.answers(undefined);
  page.clock.pass(10_000);
  expect(page.asked).toHaveLength(1);
  page.reads(FULL);
  page.clock.pass(300);
  expect(page.asked).toHaveLength(2);
});

it('a site without rules about carts follows no cart', () => {
  const page = aShopPage({ cartRules: 0 });
  expect([page.handlers.size, page.clock.pending()]).toEqual([0, 0]);
});

it('a preview follows no cart', () => {
  const page = aShopPage({ previewPopupId: 'a' });
  expect(page.handlers.size).toBe(0);
});

it('a page that was left while the server was asked does not ask again', async () => {
  const page = aShopPage();
  page.reads(FULL);
  page.clock.pass(300);
  page.opensNextPage();
  page.reads(EMPTY);
  await page.answers({});
  expect([page.asked.length, page.clock.pending()]).toEqual([1, 0]);
});

it('a page that was left asks no more', () => {
  const page = aShopPage();
  page.reads(FULL);
  page.opensNextPage();
  page.clock.pass(1_000);
  expect([page.asked, page.handlers.size]).toEqual([[], 0]);
});
