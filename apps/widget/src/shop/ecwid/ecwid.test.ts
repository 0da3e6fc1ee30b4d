import { expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { createEcwid } from './ecwid.ts';
import { aLinesStore, anyChange, recordingListeners } from '../testing/a-store.ts';

type Handler = (answer: unknown) => void;

const cartOf = (...ids: number[]) => ({
  items: ids.map((id) => ({ product: { id }, quantity: 1 })),
  productsQuantity: ids.length,
  cost: ids.length * 12.5,
});

/** An Ecwid page in one of the three states of its script: missing, loading, loaded. */
function anEcwidPage(store = aLinesStore([])) {
  let changeCart: Handler = () => undefined;
  let setCustomer: Handler = () => undefined;
  let placeOrder: Handler = () => undefined;
  let finishLoading: () => void = () => undefined;
  let scriptLoaded: () => void = () => undefined;
  const window: { Ecwid?: Record<string, unknown> } = {};
  const clock = fakeClock();
  const lines: string[] = [];
  const { listeners, changes } = recordingListeners(clock);
  const shop = createEcwid(window, {
    clock,
    warn: (line) => lines.push(line),
    listeners,
    store,
    onScriptLoaded(handler) {
      scriptLoaded = handler;
      return () => {
        scriptLoaded = () => undefined;
      };
    },
  });
  return {
    shop,
    changes,
    clock,
    lines,
    window,
    loading() {
      window.Ecwid = { OnAPILoaded: { add: (handler: () => void) => (finishLoading = handler) } };
      scriptLoaded();
    },
    loaded(cart: unknown = cartOf()) {
      Object.assign((window.Ecwid ??= {}), {
        OnCartChanged: { add: (handler: Handler) => (changeCart = handler) },
        Cart: { get: (handler: Handler) => handler(cart) },
        Customer: { get: (handler: Handler) => handler({ id: 4711, email: 'ann@example.com' }) },
        OnSetProfile: { add: (handler: Handler) => (setCustomer = handler) },
        OnOrderPlaced: { add: (handler: Handler) => (placeOrder = handler) },
      });
      scriptLoaded();
      finishLoading();
    },
    put: (cart: unknown) => changeCart(cart),
    order: (order: unknown) => placeOrder(order),
    signIn: (customer: unknown) => setCustomer(customer),
  };
}

it('an Ecwid cart is known from the start, and followed whether or not a popup waits for it', async () => {
  const page = anEcwidPage();
  page.loaded(cartOf(9));
  await page.shop.start();
  expect(page.shop.cart()).toEqual({
    productIds: ['9'],
    variantIds: [],
    itemCount: 1,
    totalValue: 12.5,
  });
  page.put(cartOf(9, 10));
  expect(page.changes).toMatchObject([{ action: 'add', productIds: ['10'] }]);
});

it.each(['when the script is loading', 'when the script is not there yet'])(
  'an Ecwid cart is taken up %s',
  async (state) => {
    const page = anEcwidPage();
    if (state.includes('loading')) page.loading();
    const started = page.shop.start();
    if (!state.includes('loading')) page.loading();
    expect(page.shop.cart()).toBeUndefined();
    page.loaded(cartOf(9));
    await started;
    const fired: string[] = [];
    page.shop.onWantedChange({ ...anyChange, action: 'remove' }, () => fired.push('removed'));
    page.put(cartOf());
    expect(fired).toEqual(['removed']);
  },
);

it('an Ecwid cart belongs to a customer who is named by the store', async () => {
  const page = anEcwidPage();
  expect(page.shop.customerId()).toBeUndefined();
  page.loaded();
  await page.shop.start();
  expect(page.shop.customerId()).toBe('4711');
  page.signIn(null);
  expect(page.shop.customerId()).toBeUndefined();
});

it('an Ecwid order is reported to listeners, also to later ones', async () => {
  const page = anEcwidPage();
  page.loaded();
  await page.shop.start();
  const orders: unknown[] = [];
  page.order({ orderNumber: 41, total: 57.1 });
  page.shop.onOrder?.((order) => orders.push(order));
  page.order({ orderNumber: 42, total: 10 });
  expect(orders).toMatchObject([
    { id: 41, value: 57.1 },
    { id: 42, value: 10 },
  ]);
});

it('an Ecwid cart is empty after the order, which removes no product', async () => {
  const page = anEcwidPage();
  page.loaded(cartOf(9));
  await page.shop.start();
  const seen: unknown[] = [];
  page.shop.onCart((cart) => seen.push(cart.itemCount));
  page.order({ orderNumber: 41, total: 12.5 });
  expect(page.shop.cart()).toMatchObject({ itemCount: 0, totalValue: 0, productIds: [] });
  expect(seen.at(-1)).toBe(0);
  page.put(cartOf());
  expect(page.changes).toEqual([]);
  page.put(cartOf(10));
  expect(page.changes).toMatchObject([{ action: 'add', productIds: ['10'] }]);
});

it('putting a product into an Ecwid cart reports what the store says', async () => {
  const page = anEcwidPage();
  page.loaded();
  const asked: unknown[] = [];
  const addProduct = (isTaken: boolean) => (product: { callback: Handler }) => {
    asked.push(product);
    product.callback(isTaken);
  };
  Object.assign(page.window.Ecwid?.['Cart'] ?? {}, { addProduct: addProduct(true) });
  expect(await page.shop.addToCart('4400', 2)).toBe(true);
  expect(asked).toMatchObject([{ id: 4400, quantity: 2 }]);
  Object.assign(page.window.Ecwid?.['Cart'] ?? {}, { addProduct: addProduct(false) });
  expect(await page.shop.addToCart('4400', 1)).toBe(false);
  expect(page.lines).toEqual(["the store's cart did not take 4400"]);
});

it('putting a product into an Ecwid cart is given up if the store never answers', async () => {
  const page = anEcwidPage();
  const added = page.shop.addToCart('4400', 1);
  page.clock.pass(10_000);
  expect(await added).toBe(false);
});
