import { expect, it, vi } from 'vitest';
import { sendTrackCall } from './track-call.ts';

const body = { consented_categories: ['functional'] };

async function headersTo(url: string, scriptUrl: string): Promise<unknown> {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
  await sendTrackCall(
    { window: Object.assign(Object.create(window), { fetch }), scriptUrl },
    url,
    body,
  );
  const init = fetch.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(body) });
  return init?.headers;
}

it('the track call needs no preflight to our own server on another origin', async () => {
  const ours = 'https://popups.test/sites/a/track';
  expect(await headersTo(ours, 'https://popups.test/consent.js')).toEqual({});
});

it("the track call sends JSON to the page's own server, and to one that is not ours", async () => {
  const json = { 'Content-Type': 'application/json' };
  expect(await headersTo('/wp-json/track', 'https://popups.test/consent.js')).toEqual(json);
  expect(await headersTo('https://shop.test/wp-json/track', 'https://popups.test/c.js')).toEqual(
    json,
  );
  expect(await headersTo('/wp-json/track', '/consent.js')).toEqual(json);
});

it('the track call fails silently', async () => {
  const fetch = (): never => {
    throw new Error('a content blocker');
  };
  const page = Object.assign(Object.create(window), { fetch });
  await expect(sendTrackCall({ window: page, scriptUrl: '' }, '/t', body)).resolves.toBe(false);
});

it.each([
  ['is stored', new Response('{"success":true}'), true],
  ['is refused for ever', new Response('{}', { status: 400 }), true],
  ['is one of too many', new Response('{}', { status: 429 }), false],
  ['is answered by an error of the server', new Response('{}', { status: 503 }), false],
  ['is answered by the page of a network', new Response('<p>Please sign in'), false],
  ['is stopped by a firewall', new Response('<p>Are you human?', { status: 403 }), false],
])('a track call that %s says whether it must be sent again', async (_what, answer, isDone) => {
  const page = Object.assign(Object.create(window), { fetch: () => Promise.resolve(answer) });
  expect(await sendTrackCall({ window: page, scriptUrl: '' }, '/t', body)).toBe(isDone);
});
