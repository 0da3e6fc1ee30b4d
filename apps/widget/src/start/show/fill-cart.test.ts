import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { createPageShop } from '../../shop/page-shop.ts';
import { aShop } from '../../shop/testing/a-shop.ts';
import { fillCart } from './fill-cart.ts';

const line = (variantId: string, goesToCart = false) => ({ variantId, quantity: 2, goesToCart });

/** A page of a shop that accepts all variants except those it does not have. */
function aPageOfAShop({ hasShop = true, gone = [] as readonly string[] } = {}) {
  const added: string[] = [];
  const lines: string[] = [];
  const shop = createPageShop();
  if (hasShop)
    shop.found({
      ...aShop(),
      cartPage: () => '#cart',
      async addToCart(variantId, quantity) {
        added.push(`${quantity} of ${variantId}`);
        return !gone.includes(variantId);
      },
    });
  const log = { say: () => undefined, warn: (text: string) => void lines.push(text) };
  const deps = { window, clock: fakeClock(), log, shop };
  return { added, lines, fill: (...wanted: ReturnType<typeof line>[]) => fillCart(deps, wanted) };
}

afterEach(() => {
  window.location.hash = '';
});

it('filling the cart adds one product after another, and stays on the page', async () => {
  const page = aPageOfAShop();
  await page.fill(line('a'), line('b'));
  expect(page.added).toEqual(['2 of a', '2 of b']);
  expect(window.location.hash).toBe('');
});

it('filling the cart leads to the cart if an accepted product asks for that', async () => {
  await aPageOfAShop().fill(line('a'), line('b', true));
  expect(window.location.hash).toBe('#cart');
});

it('filling the cart stays on the page if that product is gone', async () => {
  const page = aPageOfAShop({ gone: ['b'] });
  await page.fill(line('a'), line('b', true));
  expect([page.added.length, window.location.hash]).toEqual([2, '']);
});

it('filling the cart only writes a line to the log on a page without a shop', async () => {
  const page = aPageOfAShop({ hasShop: false });
  await page.fill(line('a', true));
  expect(page.lines).toEqual(['this page has no shop with a cart']);
});
