import { compileFunction } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';
import { packageFiles } from './package-files.ts';
import { PACKAGES } from './packages.ts';

const SERVER = 'https://popups.shop.test';
const INTEGRATIONS = new URL('../../../../../integrations/', import.meta.url).pathname;

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

async function downloadedPixel(): Promise<string> {
  const owner = { clientId: CLIENT_ID, server: SERVER };
  for await (const { name, content } of packageFiles(INTEGRATIONS, PACKAGES.shopify, owner))
    if (name === 'beckon-shopify/orders-pixel.js') return content.toString();
  throw new Error('the package has no pixel');
}

it('the pixel of the Shopify package reports an order, which counts once even if it is sent twice', async () => {
  let onOrder: (event: object) => Promise<void> = async () => undefined;
  const statuses: number[] = [];
  const sandbox = {
    analytics: { subscribe: (_name: string, handler: typeof onOrder) => (onOrder = handler) },
    browser: { cookie: { get: async () => 'visitor-1' } },
    async fetch(url: string, { body }: { readonly body: URLSearchParams }) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: url.slice(SERVER.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: body.toString(),
      });
      statuses.push(statusCode);
    },
  };
  compileFunction(await downloadedPixel(), Object.keys(sandbox))(...Object.values(sandbox));
  const checkout = { order: { id: '4711' }, totalPrice: { amount: 57.1 }, currencyCode: 'EUR' };
  for (const _ of [1, 2]) await onOrder({ data: { checkout } });
  expect(statuses).toEqual([200, 200]);
  const days = { from: '2026-01-01', until: '2027-12-31' };
  expect(await test.store.siteGoals('account1', 'site1', days)).toEqual([
    { name: 'order', currency: 'EUR', count: 1, value: 57.1 },
  ]);
});
