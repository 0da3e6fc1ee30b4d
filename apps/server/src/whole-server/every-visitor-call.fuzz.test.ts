import { defaultSettings } from '@beckon/contract/settings';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../testing/build-test-app.ts';

/** The answer to a refused call: a message without a stack trace or a path of our files. */
const REFUSAL: unknown = {
  success: false,
  message: expect.stringMatching(/^(?!.*(node_modules|\n\s+at )).+/s),
};
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ limitsCalls: false });
  await test.publish(
    {
      ...defaultSettings('gamified'),
      game: {
        game: 'wheel',
        prizes: [
          { id: 'a', label: 'A', isWinning: true, chances: 1, code: 'A', usesCodePool: false },
        ],
        skipsPlayScreenAfterWin: false,
        hasCoupon: false,
        formComes: 'before',
      },
    },
    { type: 'gamified' },
  );
});
afterAll(() => test.close());

const POSTS = [
  `/api/display/${CLIENT_ID}`,
  `/api/display/click/${POPUP_ID}`,
  `/APIRequest/click/${POPUP_ID}`,
  `/api/display/viewed/${POPUP_ID}`,
  `/api/display/closed/${POPUP_ID}`,
  '/api/display/conversion/visitor-1',
  `/api/display/total-website-session/${CLIENT_ID}`,
  `/api/display/conversion-activities/${CLIENT_ID}`,
  '/api/display/errors',
  `/api/display/draw/${POPUP_ID}`,
  `/api/display/shopify/product-recommendation/${POPUP_ID}`,
  '/api/display/wix/save-ordered-products',
  `/api/display/${CLIENT_ID}/explain`,
];
const GETS = [
  `/api/display/click/${POPUP_ID}`,
  `/api/display/limitLogs/${CLIENT_ID}`,
  '/api/display/validation-emails',
  `/api/display/${CLIENT_ID}/explain`,
  `/templates/hash-${POPUP_ID}.html`,
  `/api/display/shopify/get-client-id/x.myshopify.com`,
  `/api/display/shopify/get-price-rules/${CLIENT_ID}`,
  '/shopify/save/browse-abandonment',
  `/sites/${CLIENT_ID}/comments/7.html`,
  `/sites/${CLIENT_ID}/comments/7.json`,
];
const NAMES = [
  'client_id',
  'viewer_id',
  'poptin_id',
  'trigger',
  'type',
  'url',
  'cookies',
  'triggers',
  'cc',
  'poptin_forms_id',
  'newExtraFields',
  'email',
  'activity',
  'status',
  'where',
  'poptin_view_id',
  'idempotency_key',
  'hp',
  'shown_ms',
  'partial',
  'products',
  'customer_id',
  'customer',
  'clientId',
  'data_for',
  'category',
  'count',
  'manual_products',
  'owner',
  'previous_visited_pages_with_current_page',
  'poptin_viewed_url',
  'close_trigger',
  'preview_poptin_id',
  'cancel_visitor_count',
  'first_name',
  '__proto__',
  'constructor',
  'toString',
];
const GOOD: Readonly<Record<string, string>> = {
  client_id: CLIENT_ID,
  clientId: CLIENT_ID,
  poptin_id: POPUP_ID,
  viewer_id: 'visitor-1',
  activity: 'viewed',
  status: 'shown',
  where: 'view',
  data_for: 'cart',
  customer: '1',
  customer_id: '1',
};

const oddText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    '1',
    '-1',
    '1e400',
    'NaN',
    'null',
    '[]',
    '{}',
    '[null]',
    '[{"name":null}]',
    '[[[]]]',
    '%',
    "'; drop table lead; --",
    '😀'.repeat(50),
    'x'.repeat(5000),
    '2026-99-99|x',
  ),
);
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const fields = fc.dictionary(fc.constantFrom(...NAMES), oddValue, { maxKeys: 8 });
const withGood = fc
  .tuple(fields, fc.subarray(Object.keys(GOOD)))
  .map(([odd, keys]): Record<string, unknown> => ({
    ...Object.fromEntries(keys.map((key) => [key, GOOD[key]])),
    ...odd,
  }));

const oddHeaders = fc.record(
  {
    origin: fc.constantFrom('https://shop.test', 'null', 'x', 'https://[', 'file://'),
    referer: fc.constantFrom('https://shop.test/a?b', 'javascript:alert(1)', '::', ''),
    'user-agent': fc.constantFrom('', 'x'.repeat(3000), 'Mozilla/5.0 (iPhone) Safari'),
    'accept-language': fc.constantFrom('he', ';;;,,q=x', '*'),
  },
  { requiredKeys: [] },
);

function asForm(body: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(body).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();
}

const posts = fc
  .tuple(
    fc.constantFrom(...POSTS),
    withGood,
    fc.constantFrom('form', 'json', 'text', 'raw', 'truncated'),
    oddHeaders,
    oddText,
  )
  .map(([url, body, kind, headers, raw]): InjectOptions => {
    const json = JSON.stringify(body);
    switch (kind) {
      case 'form':
        return {
          method: 'POST',
          url,
          payload: asForm(body),
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        };
      case 'json':
        return {
          method: 'POST',
          url,
          payload: json,
          headers: { ...headers, 'content-type': 'application/json' },
        };
      case 'text':
        return {
          method: 'POST',
          url,
          payload: json,
          headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
        };
      case 'raw':
        return {
          method: 'POST',
          url,
          payload: raw,
          headers: { ...headers, 'content-type': 'application/json' },
        };
      default:
        return {
          method: 'POST',
          url,
          payload: json.slice(0, json.length / 2),
          headers: { ...headers, 'content-type': 'application/json' },
        };
    }
  });
const gets = fc
  .tuple(fc.constantFrom(...GETS), withGood, oddHeaders)
  .map(([url, query, headers]): InjectOptions => ({
    method: 'GET',
    url: `${url}?${asForm(query)}`,
    headers,
  }));
const strayIds = fc
  .tuple(
    fc.constantFrom(
      'display',
      'display/click',
      'display/viewed',
      'display/draw',
      'display/conversion',
      'display/limitLogs',
    ),
    oddText,
    fc.constantFrom('GET', 'POST'),
  )
  .map(([path, id, method]): InjectOptions => ({
    method: method === 'GET' ? 'GET' : 'POST',
    url: `/api/${path}/${encodeURIComponent(id.toWellFormed())}`,
    payload: method === 'GET' ? '' : '{}',
    headers: { 'content-type': 'application/json' },
  }));

it(`${RUNS} odd calls over every visitor route are answered, none of them with a 5xx or a stack trace`, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        { weight: 5, arbitrary: posts },
        { weight: 2, arbitrary: gets },
        { weight: 1, arbitrary: strayIds },
      ),
      async (call) => {
        const reply = await test.app.inject(call);
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        expect(reply.statusCode).toBeLessThan(500);
        const refusals: unknown[] = reply.statusCode < 400 ? [] : [reply.json()];
        expect(refusals).toEqual(refusals.map(() => REFUSAL));
      },
    ),
    { numRuns: RUNS, seed: 20261121 },
  );
  // The calls must reach both sides of the checks, or this test proves little.
  expect(statuses.get(200)).toBeGreaterThan(250);
  expect(statuses.get(400)).toBeGreaterThan(250);
}, 1_800_000);
