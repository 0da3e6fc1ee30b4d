import { describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { anyChange, listenersThatNote } from '../testing/a-store.ts';
import { createWix } from './wix.ts';
import type { CartStore } from './wix-cart-details.ts';

/** What a browser keeps of a cart. */
function aStore(kept?: unknown): CartStore {
  let text = JSON.stringify(kept);
  return {
    read: (): unknown => (text === undefined ? undefined : JSON.parse(text)),
    write: (cart) => {
      text = JSON.stringify(cart);
    },
  };
}

/** A page of a Wix store: what its analytics tell, we hear. They come with the page, or later. */
function aWixPage({ store = aStore(), isLate = false } = {}) {
  let tell: (name: string, details: unknown) => void = () => undefined;
  let isReady: () => void = () => undefined;
  const analytics = {
    register: (_app: string, handler: typeof tell) => {
      tell = handler;
    },
  };
  const window: { wixDevelopersAnalytics?: unknown } = isLate
    ? {}
    : { wixDevelopersAnalytics: analytics };
  const { listeners, told } = listenersThatNote(fakeClock());
  const shop = createWix(window, {
    memberId: 'member-1',
    store,
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
    told,
    tell: (name: string, details: unknown) => tell(name, details),
    analyticsCome() {
      window.wixDevelopersAnalytics = analytics;
      isReady();
    },
  };
}

describe('a Wix cart', () => {
  it('follows the site through its analytics events', () => {
    const { shop, told, tell } = aWixPage();
    shop.learn({
      lineItems: [{ id: 'line', quantity: 1, catalogReference: { catalogItemId: 'p1' } }],
      subtotal: { amount: 10 },
    });
    shop.learn(undefined);
    const fired: string[] = [];
    const stop = shop.onWantedChange({ ...anyChange, productIds: ['p3'] }, () => fired.push('p3'));
    tell('AddToCart', { id: 'p2', quantity: 2, price: 15 });
    tell('PageView', { id: 'p2' });
    expect(told).toEqual([
      {
        action: 'add',
        productIds: ['p2'],
        cart: { productIds: ['p1', 'p2'], variantIds: [], itemCount: 3, totalValue: 40 },
      },
    ]);
    stop();
    tell('AddToCart', { id: 'p3' });
    expect(fired).toEqual([]);
  });

  it('is followed from the moment at which analytics that come later are ready', () => {
    const { shop, tell, analyticsCome } = aWixPage({ isLate: true });
    const fired: string[] = [];
    shop.onWantedChange(anyChange, () => fired.push('cart'));
    analyticsCome();
    analyticsCome();
    tell('AddToCart', { id: 'p1', quantity: 1, price: 5 });
    expect(fired).toEqual(['cart']);
    expect(shop.cart()).toMatchObject({ itemCount: 1, totalValue: 5 });
  });

  it('is remembered from page to page, listened to or not, until it is bought', () => {
    const store = aStore();
    aWixPage({ store }).tell('AddToCart', { id: 'p1', quantity: 2, price: 15 });
    const next = aWixPage({ store });
    expect(next.shop.cart()).toEqual({
      productIds: ['p1'],
      variantIds: [],
      itemCount: 2,
      totalValue: 30,
    });
    next.tell('Purchase', { id: 'order-1' });
    expect([next.shop.cart(), aWixPage({ store }).shop.cart()]).toEqual([undefined, undefined]);
  });

  it('is not what somebody else left under its name', () => {
    const store = aStore({ productIds: { length: 1 } });
    expect(aWixPage({ store }).shop.cart()).toBeUndefined();
  });
});
