import { expect, it, vi } from 'vitest';
import type { AskServerAgain } from '../shop/shop-port.ts';
import { createPageShop } from '../shop/page-shop.ts';
import { aShop } from '../shop/testing/a-shop.ts';
import { aBrowser } from '../visitor/testing/a-browser.ts';
import type { BrowserEnvironment } from './environment.ts';

vi.stubGlobal('__BECKON_BUILD__', { version: '1.0.0', parts: {} });
const { startPageSession } = await import('./page-session.ts');

it('a page view that was left makes no further display call', async () => {
  const calls: string[] = [];
  const environment: BrowserEnvironment = Object.assign(Object.create(null), aBrowser(), {
    window,
    pageUrl: () => 'https://shop.example/',
    guard: (run: unknown) => run,
    listen: () => () => undefined,
    report: expect.fail,
    apiBase: 'https://beckon.example',
    clientId: 'client1',
    loadPart: async () => undefined,
    async call(name: string) {
      calls.push(name);
      return { ok: true, value: { offersPopups: false, wire: {} } };
    },
  });
  let ask: AskServerAgain = async () => undefined;
  const shop = createPageShop();
  shop.found({ ...aShop(), takeAnswer: (_answer, _sent, again) => (ask = again) });
  const session = startPageSession(environment, shop);
  const displayCalls = () => calls.filter((name) => name === 'display').length;
  await vi.waitFor(() => expect(displayCalls()).toBe(1));
  await ask(undefined, { offered_before: '[]' });
  expect(displayCalls()).toBe(2);
  session.stop();
  expect(await ask(undefined, { offered_before: '[]' })).toBeUndefined();
  expect(displayCalls()).toBe(2);
});
