import { describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { anyChange, recordingListeners } from '../testing/a-store.ts';
import { createWix } from './wix.ts';
import type { CartStore } from './wix-cart-details.ts';

/** What a browser stores of a cart. */
function aStore(kept?: unknown): CartStore {
  let text = JSON.stringify(kept);
  return {
    read: (): unknown => (text === undefined ? undefined : JSON.parse(text)),
    write: (cart) => {
      text = JSON.stringify(cart);
    },
  };
}

/** A page of a Wix store that reports its analytics to us. They are there from the start, or later. */
function aWixPage({
  store = aStore(),
  isLate = false,
  member,
}: { store?: CartStore; isLate?: boolean; member?: unknown } = {}) {
  let emit: (name: string, details: unknown) => void = () => undefined;
  let isReady: () => void = () => undefined;
  const analytics = {
    register: (_app: string, handler: typeof emit) => {
      emit = handler;
    },
  };
  const window: { wixDevelopersAnalytics?: unknown } = isLate
    ? {}
    : { wixDevelopersAnalytics: analytics };
  const lines: string[] = [];
  const cartIds: string[] = [];
  const { listeners, changes } = recordingListeners(fakeClock());
  const shop = createWix(window, {
    store,
    warn: (line) => lines.push(line),
    keepCartId: (id) => cartIds.push(id),
    fetchCurrentMember: async () => member,
    listeners,
    onWindowEvent(name, handler) {
      if (name === 'wixDevelopersAnalyticsReady') isReady = handler;
      return () => {
        isReady = () => undefined;
      };
    },
  });
  return {
    shop,
    changes,
    lines,
    cartIds,
    emit: (name: string, details: unknown) => emit(name, details),
    analyticsCome() {
      window.wixDevelopersAnalytics = analytics;
      isReady();
    },
  };
}

it('a Wix cart follows the site through its analytics events', () => {
  const { shop, changes, emit } = aWixPage();
  shop.learn({
    lineItems: [{ id: 'line', quantity: 1, catalogReference: { catalogItemId: 'p1' } }],
    subtotal: { amount: 10 },
  });
  shop.learn(undefined);
  const fired: string[] = [];
  const stop = shop.onWantedChange({ ...anyChange, productIds: ['p3'] }, () => fired.push('p3'));
  emit('AddToCart', { id: 'p2', quantity: 2, price: 15 });
  emit('PageView', { id: 'p2' });
  expect(changes).toEqual([
    {
      action: 'add',
      productIds: ['p2'],
      cart: { productIds: ['p1', 'p2'], variantIds: [], itemCount: 3, totalValue: 40 },
    },
  ]);
  stop();
  emit('AddToCart', { id: 'p3' });
  expect(fired).toEqual([]);
});

it('a Wix cart has the value, to the cent, of what was added and removed', () => {
  const { shop, emit } = aWixPage();
  for (let piece = 0; piece < 3; piece += 1) emit('AddToCart', { id: 'p1', price: 19.9 });
  expect(shop.cart()).toMatchObject({ itemCount: 3, totalValue: 59.7 });
  emit('RemoveFromCart', { id: 'p1', quantity: 3, price: 19.9 });
  expect(shop.cart()).toMatchObject({ itemCount: 0, totalValue: 0 });
});

it('a Wix cart is followed from the moment when analytics that come later are ready', () => {
  const { shop, emit, analyticsCome } = aWixPage({ isLate: true });
  const fired: string[] = [];
  shop.onWantedChange(anyChange, () => fired.push('cart'));
  analyticsCome();
  analyticsCome();
  emit('AddToCart', { id: 'p1', quantity: 1, price: 5 });
  expect(fired).toEqual(['cart']);
  expect(shop.cart()).toMatchObject({ itemCount: 1, totalValue: 5 });
});

it('a Wix cart is remembered from page to page until it is bought, even if nothing listens to it', () => {
  const store = aStore();
  aWixPage({ store }).emit('AddToCart', { id: 'p1', quantity: 2, price: 15 });
  const next = aWixPage({ store });
  expect(next.shop.cart()).toEqual({
    productIds: ['p1'],
    variantIds: [],
    itemCount: 2,
    totalValue: 30,
  });
  next.emit('Purchase', { id: 'order-1' });
  expect([next.shop.cart(), aWixPage({ store }).shop.cart()]).toEqual([undefined, undefined]);
});

it('a Wix cart that was ordered is announced as empty', () => {
  const page = aWixPage({});
  const counts: number[] = [];
  page.emit('AddToCart', { id: 'p1', price: 5 });
  page.shop.onCart(({ itemCount }) => counts.push(itemCount));
  page.emit('Purchase', { id: 'order-1' });
  expect(counts).toEqual([0]);
});

it('a Wix cart does not include what another visitor left under its name', () => {
  const store = aStore({ productIds: { length: 1 } });
  expect(aWixPage({ store }).shop.cart()).toBeUndefined();
});

describe("a Wix site's own function", () => {
  it("a Wix site's own function says who is signed in, and what is in the cart", async () => {
    const lineItems = [{ id: 'line', quantity: 2, catalogReference: { catalogItemId: 'p1' } }];
    const page = aWixPage({
      member: {
        member: { id: 'member-1' },
        cart: { id: 'cart-1', lineItems, subtotal: { amount: '30.00' } },
      },
    });
    expect(page.shop.customerId()).toBeUndefined();
    await page.shop.start();
    expect(page.shop.customerId()).toBe('member-1');
    expect(page.cartIds).toEqual(['cart-1']);
    expect(page.shop.cart()).toMatchObject({ itemCount: 2, totalValue: 30 });
  });

  it.each([undefined, null, '<html>', { member: null }])(
    "a Wix site's own function that answers %s leaves the visitor unknown, silently",
    async (member) => {
      const page = aWixPage({ member });
      await page.shop.start();
      expect([page.shop.customerId(), page.cartIds, page.lines]).toEqual([undefined, [], []]);
    },
  );

  it("a Wix cart can be filled only by the site's own function, so our script reports a failure", async () => {
    const page = aWixPage();
    expect(await page.shop.addToCart('p1', 1)).toBe(false);
    expect(page.lines).toEqual(['Wix lets no script of the page put p1 into the cart']);
  });
});

it('products that Wix reports are those seen and ordered, including those from before we listen', () => {
  const page = aWixPage();
  const events: unknown[] = [];
  page.emit('ViewContent', { id: 'p1', name: 'Mug', category: 'Kitchen' });
  page.shop.onProducts?.((event) => events.push(event));
  page.emit('Purchase', {
    orderId: 'order-1',
    revenue: 93.6,
    currency: 'ILS',
    contents: [{ id: 'p1', name: 'Mug' }, { name: 'no id' }, null],
  });
  const orders: unknown[] = [];
  page.shop.onOrder?.((order) => orders.push(order));
  expect(orders).toEqual([{ id: 'order-1', value: 93.6, currency: 'ILS' }]);
  expect(events).toEqual([
    { name: 'seen', products: [{ productId: 'p1', name: 'Mug', category: 'Kitchen' }] },
    { name: 'ordered', products: [{ productId: 'p1', name: 'Mug', category: '' }] },
  ]);
});
