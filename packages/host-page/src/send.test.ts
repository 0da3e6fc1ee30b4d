import { describe, expect, it } from 'vitest';
import { createSend, type Fetch } from './send.ts';
import { fakeClock } from './testing/fake-clock.ts';

const TIMEOUT_MS = 15_000;
const request = {
  url: 'https://beckon.example/x',
  body: { form: { a: 'b c', d: 'שלום' } },
} as const;
const readText = (answer: unknown): string | undefined =>
  typeof answer === 'object' ? JSON.stringify(answer) : undefined;
const answering =
  (body: string, status = 200): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('sending a request', () => {
  it('a request reads the answer of a simple form-encoded call', async () => {
    const seen: RequestInit[] = [];
    const send = createSend(
      (_url, init) => {
        seen.push(init);
        return Promise.resolve(new Response('{"ok":1}'));
      },
      fakeClock(),
      TIMEOUT_MS,
    );
    expect(await send(request, readText)).toEqual({ ok: true, value: '{"ok":1}' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      keepalive: false,
      body: 'a=b+c&d=%D7%A9%D7%9C%D7%95%D7%9D',
    });
    expect(Object.keys(Object(seen[0]?.headers))).toEqual(['Content-Type']);
  });

  it('a request sends JSON as plain text, so that browsers make no preflight', async () => {
    const types: (string | null)[] = [];
    const send = createSend(
      (url, init) => {
        types.push(new Request(url, init).headers.get('content-type'));
        return Promise.resolve(new Response('{}'));
      },
      fakeClock(),
      TIMEOUT_MS,
    );
    await send({ url: request.url, body: { json: { a: 1 } } }, readText);
    expect(types).toEqual([expect.stringMatching(/^text\/plain;/)]);
  });

  it.each([
    ['an empty body', answering(''), { kind: 'bad-answer', why: '' }],
    ['html', answering('<html>'), { kind: 'bad-answer', why: '<html>' }],
    ['truncated JSON', answering('{"a":'), { kind: 'bad-answer', why: '{"a":' }],
    ['an unexpected shape', answering('7'), { kind: 'bad-answer', why: '7' }],
    ['a 500', answering('oops', 500), { kind: 'status', status: 500, why: 'oops' }],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'offline', why: 'TypeError: Failed to fetch' },
    ],
    [
      'a fetch that throws',
      () => {
        throw new Error('patched');
      },
      { kind: 'offline', why: 'Error: patched' },
    ],
  ] satisfies [string, Fetch, object][])(
    'a request answers with a failure for %s',
    async (_what, fetchPage, error) => {
      const clock = fakeClock();
      expect(await createSend(fetchPage, clock, TIMEOUT_MS)(request, readText)).toEqual({
        ok: false,
        error,
      });
      expect(clock.pending()).toBe(0);
    },
  );

  it('a request fails after 15 s and leaves no timer', async () => {
    const clock = fakeClock();
    const hanging: Fetch = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const result = createSend(hanging, clock, TIMEOUT_MS)(request, readText);
    clock.pass(15_000);
    expect(await result).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(clock.pending()).toBe(0);
  });

  it('a request with a long body does not outlive the page, because browsers would refuse it', async () => {
    const seen: (boolean | undefined)[] = [];
    const send = createSend(
      (_url, { keepalive }) => {
        seen.push(keepalive);
        return Promise.resolve(new Response('{}'));
      },
      fakeClock(),
      TIMEOUT_MS,
    );
    await send({ ...request, outlivesPage: true }, readText);
    await send(
      { url: request.url, body: { form: { a: 'x'.repeat(40_000) } }, outlivesPage: true },
      readText,
    );
    expect(seen).toEqual([true, false]);
  });
});
