import { describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { detectShop, shopifyDomain } from './detect-shop.ts';
import { createEcwid } from './ecwid.ts';
import type { CartChange } from './shop-port.ts';
import { createShopify } from './shopify.ts';
import { createWix } from './wix.ts';
import type { CartStore } from './wix-cart-details.ts';

const line = (product: number, quantity: number) => ({
  product_id: product,
  variant_id: product * 10,
  quantity,
});

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

/** A Shopify store whose cart the test fills, and whose requests it finishes. */
function aShopifyStore() {
  let answer: unknown = { items: [], item_count: 0, total_price: 0 };
  let finish: (url: string) => void = () => undefined;
  let watchers = 0;
  const shop = createShopify(
    { __st: { cid: 77 } },
    {
      fetchCart: () => Promise.resolve(answer),
      onRequestFinished(handler) {
        finish = handler;
        watchers += 1;
        return () => {
          watchers -= 1;
        };
      },
    },
  );
  const changes: CartChange[] = [];
  return {
    shop,
    changes,
    watchers: () => watchers,
    listen: () => shop.onCartChange((change) => changes.push(change)),
    async put(items: unknown, cents: number, url = 'https://a.example/cart/add.js'): Promise<void> {
      answer = { items, item_count: Array.isArray(items) ? items.length : 0, total_price: cents };
      finish(url);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('a Shopify cart', () => {
  it('tells what was added and what is in it, with money in whole units', async () => {
    const store = aShopifyStore();
    store.listen();
    await store.shop.start();
    await store.put([line(5, 1)], 1999);
    expect(store.changes).toEqual([
      {
        action: 'add',
        productIds: ['5'],
        cart: { productIds: ['5'], variantIds: ['50'], itemCount: 1, totalValue: 19.99 },
      },
    ]);
    await store.put([], 0, 'https://a.example/cart/change.js');
    expect(store.changes[1]).toMatchObject({ action: 'remove', productIds: ['5'] });
  });

  it('hears only of requests that change the cart, and of none once nobody listens', async () => {
    const store = aShopifyStore();
    const stop = store.listen();
    await store.shop.start();
    await store.put([line(5, 1)], 1999, 'https://a.example/products/cart/additional.js');
    expect(store.changes).toEqual([]);
    stop();
    expect(store.watchers()).toBe(0);
  });

  it('knows the customer, and survives an answer that is no cart', async () => {
    const store = aShopifyStore();
    expect(store.shop.customerId()).toBe('77');
    store.listen();
    await store.put('nonsense', 0);
    expect(store.shop.cart()).toBeUndefined();
    expect(store.changes).toEqual([]);
  });
});

describe('a Wix cart', () => {
  /** A page of a Wix store: what its analytics tell, we hear. */
  function aWixPage(store = aStore()) {
    let tell: (name: string, details: unknown) => void = () => undefined;
    const window = {
      wixDevelopersAnalytics: {
        register: (_app: string, handler: typeof tell) => {
          tell = handler;
        },
      },
    };
    const shop = createWix(window, { memberId: 'member-1', store });
    return { shop, tell: (name: string, details: unknown) => tell(name, details) };
  }

  it('follows the site through its analytics events', () => {
    const { shop, tell } = aWixPage();
    shop.learn({
      lineItems: [{ id: 'line', quantity: 1, catalogReference: { catalogItemId: 'p1' } }],
      subtotal: { amount: 10 },
    });
    shop.learn(undefined);
    const changes: CartChange[] = [];
    const stop = shop.onCartChange((change) => changes.push(change));
    tell('AddToCart', { id: 'p2', quantity: 2, price: 15 });
    tell('PageView', { id: 'p2' });
    expect(changes).toEqual([
      {
        action: 'add',
        productIds: ['p2'],
        cart: { productIds: ['p1', 'p2'], variantIds: [], itemCount: 3, totalValue: 40 },
      },
    ]);
    stop();
    tell('AddToCart', { id: 'p3' });
    expect(changes).toHaveLength(1);
  });

  it('is remembered from page to page, listened to or not, until it is bought', () => {
    const store = aStore();
    aWixPage(store).tell('AddToCart', { id: 'p1', quantity: 2, price: 15 });
    const next = aWixPage(store);
    expect(next.shop.cart()).toEqual({
      productIds: ['p1'],
      variantIds: [],
      itemCount: 2,
      totalValue: 30,
    });
    next.tell('Purchase', { id: 'order-1' });
    expect([next.shop.cart(), aWixPage(store).shop.cart()]).toEqual([undefined, undefined]);
  });

  it('is not what somebody else left under its name', () => {
    expect(aWixPage(aStore({ productIds: { length: 1 } })).shop.cart()).toBeUndefined();
  });
});

describe('an Ecwid cart', () => {
  it('follows the store through its own API', () => {
    let tell: (cart: unknown) => void = () => undefined;
    const shop = createEcwid({
      Ecwid: {
        OnCartChanged: {
          add: (handler: typeof tell) => {
            tell = handler;
          },
        },
      },
    });
    const changes: CartChange[] = [];
    shop.onCartChange((change) => changes.push(change));
    tell({ items: [{ product: { id: 9 }, quantity: 1 }], productsQuantity: 1, cost: 12.5 });
    expect(changes).toEqual([
      {
        action: 'add',
        productIds: ['9'],
        cart: { productIds: ['9'], variantIds: [], itemCount: 1, totalValue: 12.5 },
      },
    ]);
  });
});

describe('finding the shop of a page', () => {
  const ports = {
    cartStore: aStore(),
    fetchCart: () => Promise.resolve(undefined),
    onRequestFinished: () => () => undefined,
  };

  it.each([
    [{ Shopify: { shop: 'a.myshopify.com' } }, 'shopify'],
    [{ wixDevelopersAnalytics: {} }, 'wix'],
    [{ Ecwid: {} }, 'ecwid'],
    [{}, undefined],
  ] as const)('%j is %s', async (page, kind) => {
    expect((await detectShop(page, fakeClock(), ports))?.kind).toBe(kind);
  });

  it('waits for the cart of a Shopify store, but not for long', async () => {
    const store = { Shopify: { shop: 'a.myshopify.com' } };
    const quick = await detectShop(store, fakeClock(), {
      ...ports,
      fetchCart: () => Promise.resolve({ items: [line(5, 1)], item_count: 1, total_price: 1999 }),
    });
    expect(quick?.cart()).toMatchObject({ itemCount: 1, totalValue: 19.99 });
    const clock = fakeClock();
    const slow = detectShop(store, clock, {
      ...ports,
      fetchCart: () => new Promise(() => undefined),
    });
    clock.pass(799);
    expect(clock.pending()).toBe(1);
    clock.pass(1);
    expect((await slow)?.cart()).toBeUndefined();
  });

  it('survives a page whose objects throw', () => {
    const page = {
      get Shopify(): unknown {
        throw new Error('not for you');
      },
    };
    expect(shopifyDomain(page)).toBeUndefined();
  });
});
