import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let made: OwnerApp;
let shops: Server;
let port = 0;
beforeEach(async () => {
  made = await anOwnerApp({ allowsPrivateWebhooks: true });
  shops = createServer((request, response) => {
    // A slow shop sends the beginning and nothing more.
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[');
    if (request.url !== '/slow') response.end('{"id":"1","title":"Mug","price":"9.90"}]');
  });
  await new Promise<void>((resolve) => {
    shops.listen(0, '127.0.0.1', resolve);
  });
  const place = shops.address();
  port = typeof place === 'object' ? (place?.port ?? 0) : 0;
});
afterEach(async () => {
  shops.closeAllConnections();
  shops.close();
  await made.close();
});

async function aFeed(owner: OwnerBrowser, path: '/slow' | '/quick', schedule = 'off') {
  const { site } = (await owner.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const address = `/api/owner/sites/${site.id}/catalogue`;
  const url = `http://127.0.0.1:${port}${path}`;
  const body = { format: 'json', url, currency: 'ILS', schedule };
  const answer = await owner.call('POST', `${address}/import`, body);
  const stateOf = async () => (await owner.call('GET', address)).json().lastImport.state;
  return { answer, stateOf };
}

it('slow feeds of one owner do not block the feeds of others', async () => {
  const mallory = await made.anOwner('mallory');
  const answers: number[] = [];
  for (let n = 0; n < 8; n += 1) answers.push((await aFeed(mallory, '/slow')).answer.statusCode);
  expect(answers).toEqual([200, 200, 429, 429, 429, 429, 429, 429]);
  const { answer, stateOf } = await aFeed(await made.anOwner('dana'), '/quick');
  expect(answer.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await stateOf()).toBe('done'), 5_000);
});

it('slow feeds that are read again on schedule do not block the feeds of others', async () => {
  const [mallory, dana] = [await made.anOwner('mallory'), await made.anOwner('dana')];
  const slow = [];
  for (let n = 0; n < 4; n += 1) {
    slow.push(await aFeed(mallory, '/quick', 'hourly'));
    await made.catalogueImporter.whenIdle();
  }
  const quick = await aFeed(dana, '/quick', 'hourly');
  await made.catalogueImporter.whenIdle();
  shops.removeAllListeners('request');
  const read: string[] = [];
  shops.on('request', (request, response) => {
    read.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (read.length > 2) response.end('[{"id":"1","title":"Cup","price":"9.90"}]');
  });
  made.clock.nowMs += 3_600_000;
  const due = made.catalogueImporter.runDue();
  await vi.waitFor(() => expect(read).toHaveLength(3), 5_000);
  await vi.waitFor(async () => expect(await quick.stateOf()).toBe('done'), 5_000);
  expect(await Promise.all(slow.map(({ stateOf }) => stateOf()))).toEqual([
    'running',
    'running',
    'done',
    'done',
  ]);
  shops.closeAllConnections();
  await due;
});
