import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import { asBytesOf, type RawCall, sendBytes, sendRaw } from '../testing/raw-call.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const TEXT = { 'content-type': 'text/plain;charset=UTF-8' };
const SHOP = { origin: 'https://shop.test' };
const DISPLAY = `/api/display/${CLIENT_ID}`;
const VIEWED = `/api/display/viewed/${POPUP_ID}`;
const CLOSED = `/api/display/closed/${POPUP_ID}`;
const CONVERSION = '/api/display/conversion/visitor-1';
const page =
  'poptin_viewed_url=https%3A%2F%2Fshop.test%2F&cookies=%7B%22poptin_user_id%22%3A%22v1%22%7D&cc=il';
const event = JSON.stringify({ client_id: CLIENT_ID, viewer_id: 'v1', url: 'https://shop.test/' });
const lead = `client_id=${CLIENT_ID}&poptin_id=${POPUP_ID}&email=dana%40shop.test`;

interface Pair {
  /** Two servers on two ports: this one answers such calls directly, the other gives all to Fastify. */
  readonly direct: TestApp;
  readonly framework: TestApp;
  close(): Promise<void>;
}

async function buildPair(options: TestAppOptions = {}): Promise<Pair> {
  const site = { settings: aSiteSettings({ domains: ['shop.test'], keepsIpCookie: true }) };
  const build = async (answersDirectly: boolean): Promise<TestApp> => {
    const test = await buildTestApp({ site, ...options, answersDirectly });
    await test.publish();
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    return test;
  };
  const [direct, framework] = [await build(true), await build(false)];
  return {
    direct,
    framework,
    close: async () => void (await Promise.all([direct.close(), framework.close()])),
  };
}

function portOf({ app }: TestApp): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The answer with sorted headers, without the parts that differ from call to call. */
function comparable(answer: Buffer): string {
  const [head = '', ...body] = answer.toString('latin1').split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n');
  const sorted = headers.map((line) => line.replace(/^date: .*/i, 'date')).map(lowerName);
  const text = body.join('\r\n\r\n').replaceAll(/"[0-9a-z]{20,24}"/g, '"(new id)"');
  return [status, ...sorted.sort(), '', text].join('\n');
}

function lowerName(line: string): string {
  const end = line.indexOf(':');
  return line.slice(0, end).toLowerCase() + line.slice(end);
}

async function answersOf(pair: Pair, call: RawCall): Promise<readonly [string, string]> {
  const send = async (test: TestApp) => comparable(await sendRaw(portOf(test), call));
  return [await send(pair.direct), await send(pair.framework)];
}

/** The number of calls that Fastify handles while `run` runs. */
async function handledWhile(run: () => Promise<unknown>): Promise<number> {
  let handled = 0;
  const count = (): void => {
    handled += 1;
  };
  subscribe('tracing:fastify.request.handler:start', count);
  await run();
  unsubscribe('tracing:fastify.request.handler:start', count);
  return handled;
}

const ORDINARY: Readonly<Record<string, RawCall>> = {
  'a display call': { path: DISPLAY, headers: { ...FORM, ...SHOP }, body: page },
  'a display call with a charset': {
    path: DISPLAY,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', ...SHOP },
    body: page,
  },
  'a view': { path: VIEWED, headers: { ...JSON_TYPE, ...SHOP }, body: event },
  'a view as text': { path: VIEWED, headers: { ...TEXT, ...SHOP }, body: event },
  'a view sent again under its key': {
    path: VIEWED,
    headers: TEXT,
    body: JSON.stringify({ client_id: CLIENT_ID, viewer_id: 'v1', idempotency_key: 'k1' }),
  },
  'a close': { path: CLOSED, headers: { ...TEXT, ...SHOP }, body: event },
  'a conversion': { path: CONVERSION, headers: { ...FORM, ...SHOP }, body: lead },
  'a call of another site': {
    path: DISPLAY,
    headers: { ...FORM, origin: 'https://other.test' },
    body: page,
  },
  'a call for an unknown site': { path: '/api/display/aaaaaaaaaaaaa', headers: FORM, body: page },
  'a view of an unknown popup': {
    path: '/api/display/viewed/popup00000009',
    headers: JSON_TYPE,
    body: event,
  },
  'a body of letters outside ASCII': {
    path: CONVERSION,
    headers: FORM,
    body: `${lead}&name=דנה 🎈`,
  },
};

const ODD: Readonly<Record<string, RawCall>> = {
  'no content type': { path: DISPLAY, body: page },
  'a content type in other letters': {
    path: DISPLAY,
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    body: '{}',
  },
  'an unknown content type': { path: DISPLAY, headers: { 'content-type': 'a/b' }, body: 'x' },
  'a broken content type': { path: DISPLAY, headers: { 'content-type': ';;' }, body: 'x' },
  'an empty body': { path: VIEWED, headers: JSON_TYPE },
  'broken JSON': { path: VIEWED, headers: JSON_TYPE, body: '{"client_id":' },
  'JSON that is no object': { path: VIEWED, headers: JSON_TYPE, body: 'null' },
  'a body without what is required': { path: VIEWED, headers: JSON_TYPE, body: '{}' },
  'values of other types': {
    path: VIEWED,
    headers: JSON_TYPE,
    body: JSON.stringify({ client_id: CLIENT_ID, viewer_id: 5, visits: '3', url: null }),
  },
  'a value that is too long': {
    path: VIEWED,
    headers: JSON_TYPE,
    body: JSON.stringify({ client_id: CLIENT_ID, viewer_id: 'x'.repeat(301) }),
  },
  'a NUL character': { path: DISPLAY, headers: FORM, body: 'cc=i%00l&page_title=a\0b' },
  'a NUL character in the address': { path: `${DISPLAY}%00`, headers: FORM, body: page },
  'a slash at the end': { path: `${DISPLAY}/`, headers: FORM, body: page },
  'a query': { path: `${DISPLAY}?a=b`, headers: FORM, body: page },
  'an encoded letter': { path: '/api/display/%30123456789abc', headers: FORM, body: page },
  'a double slash': { path: `//api/display/${CLIENT_ID}`, headers: FORM, body: page },
  'an absolute address': { path: `http://beckon.test${DISPLAY}`, headers: FORM, body: page },
  'another method': { method: 'PUT', path: DISPLAY, headers: FORM, body: page },
  'the method OPTIONS': { method: 'OPTIONS', path: DISPLAY, headers: SHOP },
  'a body over the limit': { path: DISPLAY, headers: FORM, body: 'a='.padEnd(300_000, 'x') },
  'a long conversion': { path: CONVERSION, headers: FORM, body: lead.padEnd(300_000, 'x') },
  'a wrong host': { path: DISPLAY, headers: { ...FORM, host: 'a b' }, body: page },
  'no host': { path: DISPLAY, headers: { ...FORM, host: '(none)' }, body: page },
  'the mark of a landing page': {
    path: DISPLAY,
    headers: { ...FORM, origin: 'null', 'x-beckon-landing-site': CLIENT_ID },
    body: page,
  },
  'headers of a proxy': {
    path: DISPLAY,
    headers: {
      ...FORM,
      'x-forwarded-for': '203.0.113.7, 10.0.0.1',
      'x-forwarded-host': 'a.test, popups.test',
      'x-forwarded-proto': 'https',
    },
    body: page,
  },
  'an Expect header': { path: DISPLAY, headers: { ...FORM, expect: '100-continue' }, body: page },
};

describe('a call that is answered without Fastify', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await buildPair();
  });
  afterAll(() => pair.close());

  it.each(Object.entries(ORDINARY))('%s is answered as by Fastify', async (_name, call) => {
    const handled = await handledWhile(() => sendRaw(portOf(pair.direct), call));
    const [direct, framework] = await answersOf(pair, call);
    expect(direct).toBe(framework);
    expect(handled).toBe(0);
  });

  it.each(Object.entries(ODD))('a call with %s is answered as by Fastify', async (_name, call) => {
    const [direct, framework] = await answersOf(pair, call);
    expect(direct).toBe(framework);
  });

  it('a call that arrives in pieces is answered like one that arrives at once', async () => {
    const call = asBytesOf({ path: VIEWED, headers: JSON_TYPE, body: event });
    const pieces = [call.subarray(0, 40), call.subarray(40, -20), call.subarray(-20)];
    const answer = await sendBytes(portOf(pair.direct), ...pieces);
    expect(comparable(answer)).toContain('{"success":true,"poptin_view_id":"(new id)"}');
  });

  it('pipelined calls are all answered, in order', async () => {
    const first = asBytesOf({
      path: VIEWED,
      headers: { ...TEXT, connection: 'keep-alive' },
      body: event,
    });
    const last = asBytesOf({ path: DISPLAY, headers: FORM, body: page });
    const both = Buffer.concat([first, last]);
    const answers = await Promise.all(
      [pair.direct, pair.framework].map((test) => sendBytes(portOf(test), both)),
    );
    const statuses = answers.map((answer) => answer.toString().match(/HTTP\/1\.1 \d+/g));
    expect(statuses).toEqual([
      ['HTTP/1.1 200', 'HTTP/1.1 200'],
      ['HTTP/1.1 200', 'HTTP/1.1 200'],
    ]);
    expect(answers[0]?.toString()).toMatch(/poptin_view_id.*"display":"allowed"/s);
  });

  it('random calls get the same answers as from Fastify', async () => {
    const calls = fc.record({
      path: fc.constantFrom(
        DISPLAY,
        VIEWED,
        CLOSED,
        CONVERSION,
        `${VIEWED}x`,
        '/api/display/viewed',
      ),
      headers: fc.constantFrom(FORM, JSON_TYPE, TEXT, { ...TEXT, ...SHOP }, {}),
      body: fc.oneof(
        fc.constantFrom(page, event, lead),
        fc.json({ maxDepth: 2 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc
          .dictionary(fc.constantFrom('client_id', 'viewer_id', 'poptin_id'), fc.jsonValue())
          .map((odd) => JSON.stringify({ client_id: CLIENT_ID, viewer_id: 'v', ...odd })),
      ),
    });
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        const [direct, framework] = await answersOf(pair, call);
        expect(direct).toBe(framework);
      }),
      { numRuns: 300, seed: 20261124 },
    );
  }, 60_000);
});

describe('a server with other settings', () => {
  it.each<[string, TestAppOptions]>([
    ['behind two proxies without a public address', { trustedProxies: 2, publicUrl: undefined }],
    ['behind a proxy', { trustedProxies: 1, publicUrl: undefined }],
    ['without a public address', { publicUrl: undefined }],
    ['with an http address', { publicUrl: 'http://beckon.test' }],
  ])('a server %s gives the same answers directly as through Fastify', async (_name, options) => {
    const pair = await buildPair(options);
    for (const call of [...Object.values(ORDINARY), ...Object.values(ODD)]) {
      const [direct, framework] = await answersOf(pair, call);
      expect(direct).toBe(framework);
    }
    await pair.close();
  });

  it('too many calls are refused directly in the same way as by Fastify', async () => {
    const pair = await buildPair();
    const call = { path: VIEWED, headers: JSON_TYPE, body: event };
    for (let n = 0; n < 30; n += 1) await answersOf(pair, call);
    const [direct, framework] = await answersOf(pair, call);
    expect(direct).toBe(framework);
    expect(direct).toMatch(/^HTTP\/1\.1 429 .*\nretry-after: \d+\n/s);
    await pair.close();
  });

  it('calls without a database are refused directly in the same way as by Fastify', async () => {
    const pair = await buildPair();
    const call = { path: VIEWED, headers: JSON_TYPE, body: event };
    await answersOf(pair, call);
    await Promise.all([pair.direct.store.close(), pair.framework.store.close()]);
    const [direct, framework] = await answersOf(pair, call);
    expect(direct).toBe(framework);
    expect(direct).toMatch(/^HTTP\/1\.1 5\d\d /);
    await Promise.all([pair.direct.app.close(), pair.framework.app.close()]);
  });
});
