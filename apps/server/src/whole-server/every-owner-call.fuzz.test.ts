import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSettings } from '@beckon/contract/settings';
import { anOwnerApp, type OwnerApp } from '../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../testing/owner-browser.ts';
import { aDesign } from '../testing/stub-renderers.ts';

/** Number of calls. Set FUZZ_RUNS for more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000);

let server: OwnerApp;
let ruth: OwnerBrowser;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const { popup } = (
    await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, {
      name: 'N',
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    })
  ).json();
  ids = { siteId: site.id, popupId: popup.id, leadId: 'lead1', prizeId: 'a' };
});
afterAll(() => server.close());

const oddText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    '-1',
    '1e400',
    'null',
    '[]',
    '%',
    "'; drop table lead; --",
    'x'.repeat(3000),
    '2026-02-30',
    '9~x',
    '__proto__',
  ),
);
const names = fc.constantFrom(
  'name',
  'type',
  'format',
  'language',
  'settings',
  'design',
  'revision',
  'leadIds',
  'codes',
  'domains',
  'timeZone',
  'from',
  'until',
  'cursor',
  'limit',
  'search',
  'popupId',
  'way',
  '__proto__',
  'constructor',
);
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const oddBody = fc.dictionary(names, oddValue, { maxKeys: 6 });
/** Valid bodies with a few odd parts. They get past the first check. */
const nearlyGood = fc
  .tuple(
    fc.constantFrom<() => Record<string, unknown>>(
      () => ({ name: 'N', type: 'lightbox', format: 'format_1', language: 'en' }),
      () => ({ revision: 1, settings: { ...defaultSettings('lightbox') } }),
      () => ({ revision: 1, design: aDesign('Headline') }),
      () => ({ name: 'S', settings: { timeZone: 'UTC', domains: ['shop.example'] } }),
      () => ({ leadIds: ['lead1'] }),
      () => ({ codes: 'A\nB' }),
      () => ({ way: 'webhook' }),
    ),
    oddBody,
    fc.boolean(),
  )
  .map(([good, odd, isDeep]) =>
    isDeep
      ? { ...good(), settings: { ...defaultSettings('lightbox'), ...odd } }
      : { ...good(), ...odd },
  );

it(`${RUNS} odd calls of a signed-in owner over every owner route are answered, none of them with a 5xx`, async () => {
  // The site must not be deleted: without it, all other calls would be answered 404.
  const routes = server.routes.filter((route) => !route.startsWith('DELETE'));
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.oneof(oddBody, nearlyGood, fc.jsonValue({ maxDepth: 3 })),
      oddText,
      fc.boolean(),
      fc.dictionary(names, oddText, { maxKeys: 4 }),
      async (route, body, oddId, isKnown, query) => {
        const [method = '', address = ''] = route.split(' ');
        const url = address.replaceAll(/:(\w+)/g, (_, name: string) =>
          isKnown ? (ids[name] ?? '') : encodeURIComponent(oddId.toWellFormed()) || 'x',
        );
        const search = new URLSearchParams(query).toString();
        const reply = await server.app.inject({
          method: method === 'GET' || method === 'PATCH' || method === 'PUT' ? method : 'POST',
          url: method === 'GET' ? `${url}?${search}` : url,
          headers: {
            cookie: ruth.cookie,
            origin: 'http://localhost:80',
            'content-type': 'application/json',
          },
          ...(method === 'GET' ? {} : { payload: JSON.stringify(body) ?? 'null' }),
        });
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        expect(reply.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: RUNS, seed: 20261121 },
  );
  expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(RUNS / 20);
}, 1_800_000);
