import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import { ORIGIN, type OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
beforeEach(async () => {
  server = await anOwnerApp();
});
afterEach(() => server.close());

async function aSite(owner: OwnerBrowser): Promise<string> {
  return (await owner.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
}

/** Begins to send a file. `end` sends its end. */
async function send(owner: OwnerBrowser, what: string) {
  const payload = new Readable({ read: () => {} });
  payload.push('Email\n');
  const answer = server.app.inject({
    method: 'POST',
    url: `/api/owner/sites/${await aSite(owner)}/${what}`,
    headers: { cookie: owner.cookie, origin: ORIGIN, 'content-type': 'text/csv' },
    payload,
  });
  const status = answer.then(({ statusCode }) => statusCode);
  return { status, end: () => payload.push(null) };
}

test.each(['catalogue/file', 'leads/import'])(
  'an account sends two files at once for %s, and others do not wait for it',
  async (what) => {
    const [mallory, dana] = [await server.anOwner('mallory'), await server.anOwner('dana')];
    const first = [await send(mallory, what), await send(mallory, what)];
    const third = await send(mallory, what);
    expect(await third.status).toBe(429);
    const others = await send(dana, what);
    for (const file of [...first, others]) file.end();
    const done = await Promise.all([...first, others].map(({ status }) => status));
    expect(done).toEqual([200, 200, 200]);
    await server.catalogueImporter.whenIdle();
    const again = await send(mallory, what);
    again.end();
    expect(await again.status).toBe(200);
  },
);

test('files of leads and of products count together for an account', async () => {
  const mallory = await server.anOwner('mallory');
  const first = [await send(mallory, 'catalogue/file'), await send(mallory, 'leads/import')];
  const third = await send(mallory, 'leads/import');
  third.end();
  expect(await third.status).toBe(429);
  for (const file of first) file.end();
  expect(await Promise.all(first.map(({ status }) => status))).toEqual([200, 200]);
});
