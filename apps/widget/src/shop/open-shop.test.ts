import { describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { openShop, shopifyDomain, type ShopDeps } from './open-shop.ts';
import { aLinesStore } from './testing/a-store.ts';

const never = (): (() => void) => () => undefined;

function depsOf(changes: Partial<ShopDeps> = {}): ShopDeps {
  return {
    window: { document },
    clock: fakeClock(),
    cartStore: { read: () => undefined, write: () => undefined },
    linesStore: aLinesStore(),
    fetchJson: () => Promise.resolve(undefined),
    fetch: () => Promise.reject(new Error('offline')),
    fetchCurrentMember: () => Promise.resolve(undefined),
    keepWixCartId: () => undefined,
    warn: () => undefined,
    onRequestFinished: () => undefined,
    onWindowEvent: never,
    onScriptLoaded: never,
    ...changes,
  };
}

const SHOPIFY = { document, Shopify: { shop: 'a.myshopify.com' } };
const items = [{ product_id: 5, variant_id: 50, quantity: 1 }];

describe('opening the shop of a page', () => {
  it("the page's shop has the cart of a Shopify store, but does not wait for it long", async () => {
    const quick = await openShop(
      'shopify',
      depsOf({
        window: SHOPIFY,
        fetchJson: () => Promise.resolve({ items, item_count: 1, total_price: 1999 }),
      }),
    );
    expect(quick?.cart()).toMatchObject({ itemCount: 1, totalValue: 19.99 });
    const clock = fakeClock();
    const slow = openShop(
      'shopify',
      depsOf({ window: SHOPIFY, clock, fetchJson: () => new Promise(() => undefined) }),
    );
    clock.pass(799);
    expect(clock.pending()).toBe(1);
    clock.pass(1);
    expect((await slow)?.cart()).toBeUndefined();
  });

  it('opening the shop waits for an Ecwid store whose script never loads only as long as for other shops', async () => {
    const clock = fakeClock();
    const shop = openShop('ecwid', depsOf({ clock }));
    clock.pass(800);
    expect((await shop)?.kind).toBe('ecwid');
  });

  it('a page has no shop if its Shopify object has none', async () => {
    expect(
      await openShop('shopify', depsOf({ window: { document, Shopify: {} } })),
    ).toBeUndefined();
  });

  it('opening the shop survives a page whose objects throw', () => {
    const page = {
      get Shopify(): unknown {
        throw new Error('not for you');
      },
    };
    expect(shopifyDomain(page)).toBeUndefined();
  });
});
