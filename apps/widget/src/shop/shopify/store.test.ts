import { expect, it } from 'vitest';
import { readRecent, visitedVariant, withVisited } from './recent-products.ts';
import { storeRoot } from './store-root.ts';
import { addToCart } from './store-cart.ts';

function aStore(status: number) {
  const requests: { readonly url: string; readonly body: unknown }[] = [];
  const lines: string[] = [];
  const ports = {
    warn: (line: string) => void lines.push(line),
    fetch: async (url: string, init: RequestInit) => {
      requests.push({
        url,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return { status, ok: status < 400, headers: new Headers() };
    },
  };
  return { requests, lines, ports };
}

it('the cart of a store takes a variant once', async () => {
  const { requests, lines, ports } = aStore(200);
  expect(await addToCart('/he/', { variantId: '4400', quantity: 1 }, ports)).toBe(true);
  expect(requests).toEqual([
    { url: '/he/cart/add.js', body: { items: [{ id: 4400, quantity: 1 }] } },
  ]);
  expect(lines).toEqual([]);
});

it('the cart of a store answers 422 when a product is sold out, which is only logged', async () => {
  const { lines, ports } = aStore(422);
  expect(await addToCart('/', { variantId: '4400', quantity: 1 }, ports)).toBe(false);
  expect(lines).toEqual(["the store's cart did not take 4400: status 422"]);
});

it('the cart of a store causes no error in the page if it does not answer', async () => {
  const { lines, ports } = aStore(200);
  expect(
    await addToCart(
      '/',
      { variantId: 'x', quantity: 1 },
      { ...ports, fetch: async () => Promise.reject(new Error('offline')) },
    ),
  ).toBe(false);
  expect(lines).toHaveLength(1);
});

it.each([
  [undefined, '/'],
  ['/', '/'],
  ['/he/', '/he/'],
  ['/en-us/', '/en-us/'],
  ['https://evil.test/', '/'],
  ['//evil.test/', '/'],
  [7, '/'],
])('the cart of a store with the root %j is at %s', (root, expected) => {
  expect(storeRoot({ Shopify: { routes: { root } } })).toBe(expected);
});

it('products looked at are remembered latest first, three of them, each once', () => {
  expect(withVisited(undefined, '1')).toBe('1');
  expect(withVisited('3,2,1', '4')).toBe('4,3,2');
  expect(withVisited('3,2,1', '1')).toBe('1,3,2');
  expect(readRecent(' 3, ,2,1,0')).toEqual(['3', '2', '1']);
});

it('products looked at are known from what the store says of its page', () => {
  const meta = (found: object) => ({ ShopifyAnalytics: { meta: found } });
  expect(visitedVariant(meta({ selectedVariantId: 44, product: { variants: [{ id: 43 }] } }))).toBe(
    '44',
  );
  expect(visitedVariant(meta({ product: { variants: [{ id: 43 }] } }))).toBe('43');
  expect([visitedVariant(meta({ page: {} })), visitedVariant({})]).toEqual([undefined, undefined]);
});
