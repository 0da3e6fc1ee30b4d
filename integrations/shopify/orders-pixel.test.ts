import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';

const CODE = readFileSync(new URL('orders-pixel.js', import.meta.url), 'utf8');
const ORDER = {
  order: { id: 'gid://shopify/Order/4711' },
  token: 'c0ffee',
  totalPrice: { amount: 57.1, currencyCode: 'EUR' },
  currencyCode: 'EUR',
};

interface Sent {
  readonly url: string;
  readonly form: Readonly<Record<string, string>>;
  readonly keepalive: boolean;
}

/** Runs the pixel in a fake of Shopify's sandbox. Returns what it sends for an order. */
async function sendOrder(
  checkout: object,
  {
    cookie = async () => 'visitor-1',
    isOnline = true,
  }: {
    cookie?: (name: string) => Promise<string>;
    isOnline?: boolean;
  } = {},
): Promise<{ readonly sent: readonly Sent[]; readonly lines: readonly unknown[] }> {
  const sent: Sent[] = [];
  const lines: unknown[] = [];
  let onOrder: (event: object) => Promise<void> = async () => undefined;
  const sandbox = {
    analytics: {
      subscribe(name: string, handler: typeof onOrder) {
        if (name === 'checkout_completed') onOrder = handler;
      },
    },
    browser: { cookie: { get: cookie } },
    async fetch(url: string, { body, keepalive }: { body: URLSearchParams; keepalive: boolean }) {
      if (!isOnline) throw new TypeError('Failed to fetch');
      sent.push({ url, form: Object.fromEntries(body), keepalive });
    },
    console: { warn: (line: unknown) => lines.push(line) },
  };
  compileFunction(CODE, Object.keys(sandbox))(...Object.values(sandbox));
  const location = { origin: 'https://shop.test', pathname: '/checkouts/1', search: '?key=secret' };
  await onOrder({ data: { checkout }, context: { document: { location } } });
  return { sent, lines };
}

it('the pixel reports an order once, with the visitor id of the shop’s pages', async () => {
  const asked: string[] = [];
  const cookie = async (name: string): Promise<string> => {
    asked.push(name);
    return 'visitor-1';
  };
  expect((await sendOrder(ORDER, { cookie })).sent).toEqual([
    {
      url: 'https://popups.example.com/api/display/goal/CLIENT_ID',
      form: {
        goal: 'order',
        value: '57.1',
        currency: 'EUR',
        goal_id: '4711',
        viewer_id: 'visitor-1',
        url: 'https://shop.test/checkouts/1',
      },
      keepalive: true,
    },
  ]);
  expect(asked).toEqual(['poptin_user_id']);
});

it.each([
  ['a plain number', { ...ORDER, order: { id: '4711' } }, '4711'],
  ['no order yet', { ...ORDER, order: null }, 'c0ffee'],
])('the pixel identifies an order by %s', async (_what, checkout, id) => {
  expect((await sendOrder(checkout)).sent[0]?.form).toMatchObject({ goal_id: id });
});

it.each([
  ['cannot be read', async () => Promise.reject(new Error('blocked'))],
  ['is not there', async () => ''],
])('the pixel counts the order of a visitor whose cookie %s', async (_what, cookie) => {
  const { sent } = await sendOrder(ORDER, { cookie });
  expect(sent[0]?.form).toMatchObject({ goal_id: '4711', viewer_id: '' });
});

it('the pixel reports a failed request in the console and throws nothing', async () => {
  expect(await sendOrder(ORDER, { isOnline: false })).toMatchObject({
    sent: [],
    lines: ['beckon: the order was not counted'],
  });
});
