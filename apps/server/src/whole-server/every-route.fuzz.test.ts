import { defaultSettings } from '@beckon/contract/settings';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../store/databases/open-postgres.ts';
import { makePostgresDatabase } from '../store/testing/postgres-database.ts';
import { anOwnerApp } from '../testing/an-owner-app.ts';
import { aSiteSettings } from '../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID } from '../testing/build-test-app.ts';
import { type DeepCall, deepCalls } from '../testing/deep-calls.ts';
import { type KnownRoute, oddCalls } from '../testing/odd-calls.ts';

/** `npm run fuzz -- 20000 7`: 20,000 calls per database, with seed 7. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300) / 2;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122);
const LIMIT_MS = 3_600_000;

interface Fuzzed {
  readonly app: FastifyInstance;
  readonly calls: fc.Arbitrary<InjectOptions>;
  readonly deep: readonly DeepCall[];
  readonly routes: number;
}

let leave: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of leave.toReversed()) await step();
  leave = [];
});

async function noUrl(): Promise<undefined> {
  return undefined;
}

async function postgresUrl(): Promise<string> {
  const { url, drop } = await makePostgresDatabase();
  leave.push(drop);
  return url;
}

async function visitors(url: string | undefined): Promise<Fuzzed> {
  const routes: KnownRoute[] = [];
  const opened = url === undefined ? undefined : await openPostgres(url, { connections: 4 });
  const test = await buildTestApp({
    limitsCalls: false,
    publicUrl: undefined,
    trustedProxies: 1,
    site: { settings: aSiteSettings({ takesComments: true }) },
    watchRoute: (route) => void routes.push(route),
    ...(opened && { opened }),
  });
  leave.push(() => test.close());
  await test.publish({ ...defaultSettings('lightbox'), coupon: { type: 'unique', code: 'TEN' } });
  const view = await test.app.inject({
    method: 'POST',
    url: `/api/display/viewed/${POPUP_ID}`,
    payload: { client_id: CLIENT_ID, viewer_id: test.viewerId('visitor-1') },
  });
  const good = {
    clientId: CLIENT_ID,
    client_id: CLIENT_ID,
    popupId: POPUP_ID,
    poptin_id: POPUP_ID,
    viewerId: test.viewerId('visitor-1'),
    viewer_id: test.viewerId('visitor-1'),
    poptin_view_id: view.json().poptin_view_id,
    file: `hash-${POPUP_ID}.html`,
    activity: 'viewed',
    status: 'shown',
    where: 'view',
    data_for: 'cart',
    comment: 'Lovely.',
    author: 'Noa',
    comment_post_ID: '7',
    comment_parent: '0',
  };
  const contentTypes = ['application/x-www-form-urlencoded', 'application/json', 'text/plain'];
  const options = { good, headers: {}, contentTypes };
  return {
    app: test.app,
    routes: routes.length,
    calls: oddCalls(routes, options),
    deep: deepCalls(routes, options),
  };
}

async function owners(url: string | undefined): Promise<Fuzzed> {
  const server = await anOwnerApp(url === undefined ? {} : { postgresUrl: url });
  leave.push(() => server.close());
  const ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const start = { name: 'N', type: 'lightbox', format: 'format_1', language: 'en' };
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, start);
  const { popup } = made.json();
  const good = {
    ...start,
    siteId: site.id,
    popupId: popup.id,
    settings: popup.settings,
    design: popup.design,
    codes: 'A\nB',
    leadIds: ['lead1'],
    way: 'webhook',
  };
  // Nothing may be deleted: after that, all other calls would be answered 404.
  const routes = server.knownRoutes.filter(({ method }) => ![method].flat().includes('DELETE'));
  const options = {
    good,
    headers: { cookie: ruth.cookie, origin: 'http://localhost:80' },
    contentTypes: ['application/json'],
  };
  return {
    app: server.app,
    routes: routes.length,
    calls: oddCalls(routes, options),
    deep: deepCalls(routes, options),
  };
}

describe.each([
  ['SQLite', noUrl],
  ['PostgreSQL', postgresUrl],
] as const)('odd calls made from the schemas of all routes, on %s', (database, open) => {
  it.each([
    ['visitors', visitors],
    ['owners', owners],
  ] as const)(
    'odd calls of %s, made from the schemas of all routes, never end in a 5xx',
    async (who, build) => {
      const { app, calls, routes } = await build(await open());
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(calls, async (call) => {
          const { statusCode } = await app.inject(call);
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect(statusCode).toBeLessThan(500);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      if (process.env['FUZZ_RUNS'] !== undefined)
        process.stdout.write(
          `${database}, ${who}, ${routes} routes: ${JSON.stringify(Object.fromEntries(statuses))}\n`,
        );
      expect(statuses.get(200) ?? 0).toBeGreaterThan(RUNS / 20);
      expect(statuses.get(400) ?? 0).toBeGreaterThan(RUNS / 20);
    },
    LIMIT_MS,
  );
});

it.each([
  ['visitors', visitors],
  ['owners', owners],
] as const)(
  'calls of %s with thousands of nested lists and objects never end in a 5xx',
  async (_who, build) => {
    const { app, deep } = await build(undefined);
    const failed: string[] = [];
    for (const call of deep) {
      const { statusCode } = await app.inject(call);
      if (statusCode >= 500) failed.push(`${statusCode} ${call.method} ${call.url}`.slice(0, 200));
    }
    expect(failed).toEqual([]);
  },
  LIMIT_MS,
);
