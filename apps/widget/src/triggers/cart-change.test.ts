import type { CartTriggerSettings } from '@beckon/contract/settings';
import { expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { aPage } from '../page/testing/a-page.ts';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { createPageShop } from '../shop/page-shop.ts';
import { aShop } from '../shop/testing/a-shop.ts';
import { armWatchingTriggers } from './watching-triggers.ts';
import { armed } from './testing/armed.ts';
import { aVisit } from './testing/a-visit.ts';

const anyChange: CartTriggerSettings = { action: 'any', productIds: [] };

it('a popup that waits for the cart opens only in its own shop, once', () => {
  const shop = aShop('shopify');
  const { fired, leftovers } = armed({ shopifyCart: anyChange, wixCart: anyChange }, { shop });
  shop.changeCart({});
  shop.changeCart({});
  expect(fired).toEqual(['shopify_cart']);
  expect(leftovers()).toBe(0);
});

it('a popup that waits for the cart listens to nothing if there is no shop', () => {
  expect(armed({ wixCart: anyChange }).leftovers()).toBe(0);
});

it('a popup that waits for the cart opens in a shop that is found after the popup was armed', () => {
  const pageShop = createPageShop();
  const fired: string[] = [];
  const disarm = armWatchingTriggers(
    aPopup({ triggers: { wixCart: anyChange } }),
    {
      page: aPage(),
      clock: fakeClock(),
      visit: aVisit(),
      shop: pageShop,
      onScriptEvent: () => () => undefined,
    },
    (reason) => fired.push(reason),
  );
  const shop = aShop('wix');
  pageShop.found(shop);
  shop.changeCart({});
  expect(fired).toEqual(['wix_cart']);
  disarm();
  expect(shop.listeners()).toBe(0);
});
