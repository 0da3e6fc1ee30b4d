import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aFeedServer, type Feed } from './testing/a-feed-server.ts';

let made: OwnerApp;
let dana: OwnerBrowser;
let address: string;
let feed: Feed;
let feedServer: Awaited<ReturnType<typeof aFeedServer>>;

beforeAll(async () => {
  made = await anOwnerApp({ allowsPrivateWebhooks: true });
  dana = await made.anOwner('dana');
  feedServer = await aFeedServer(() => feed);
});
afterAll(async () => {
  await made.close();
  feedServer.close();
});

beforeEach(async () => {
  feed = { status: 200, type: 'application/json', cutOff: false, body: feedOf('1', '2') };
  const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  address = `/api/owner/sites/${site.id}/catalogue`;
});

const feedOf = (...ids: readonly string[]) =>
  JSON.stringify(ids.map((id) => ({ id, title: `Mug ${id}`, price: '9.90' })));
const start = (part: object = {}) =>
  dana.call('POST', `${address}/import`, {
    format: 'json',
    url: feedServer.url,
    currency: 'ILS',
    schedule: 'off',
    ...part,
  });
const upload = (csv: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  made.app.inject({
    method: 'POST',
    url: `${address}/file?currency=ILS`,
    headers: {
      cookie: dana.cookie,
      origin: 'http://localhost:80',
      'content-type': 'text/csv',
      ...headers,
    },
    payload: csv,
  });
const settled = async () => {
  await made.catalogueImporter.whenIdle();
  return (await dana.call('GET', address)).json();
};
const listed = async (query = '') =>
  (await dana.call('GET', `${address}/products${query}`))
    .json()
    .products.map(({ variantId }: { variantId: string }) => variantId);

describe('the catalogue of a site', () => {
  it('a catalogue is filled from a CSV file, and reports each row that it refused', async () => {
    const rows = ['id,title,price,stock', '1,Mug,9.90,3', '2,Cup,twelve,1', '3,Jug,-5,1', '4,Pot'];
    expect((await upload(rows.join('\n'))).json().lastImport.state).toMatch(/running|done/);
    const answer = await settled();
    expect(answer.counts).toEqual({ available: 1, soldOut: 0, gone: 0 });
    expect(answer.lastImport).toMatchObject({
      state: 'done',
      rows: 4,
      added: 1,
      refused: 3,
      message: '',
      problems: [
        { row: 3, message: 'price «twelve» is not a number' },
        { row: 4, message: 'price «-5» is negative' },
        { row: 5, message: 'the price is missing' },
      ],
    });
    const { body } = await dana.call('GET', `${address}/problems.csv`);
    expect(body).toBe(
      '\uFEFFRow,Problem\r\n3,price «twelve» is not a number\r\n4,price «-5» is negative\r\n5,the price is missing\r\n',
    );
  });

  it('a catalogue is filled from a feed; reading it again marks the missing products as gone', async () => {
    await start();
    expect((await settled()).lastImport).toMatchObject({ state: 'done', added: 2 });
    feed.body = feedOf('1', '3');
    await start();
    const answer = await settled();
    expect(answer.lastImport).toMatchObject({ added: 1, unchanged: 1, gone: 1 });
    expect(answer.counts).toEqual({ available: 2, soldOut: 0, gone: 1 });
    expect(await listed('?search=mug%203')).toEqual(['3']);
    expect(await listed('?ids=3,2,1')).toEqual(['3', '1']);
  });

  it.each([
    [
      'breaks off',
      { cutOff: true, body: `${feedOf('1').slice(0, -1)},` },
      /broke off|in the middle/,
    ],
    ['is empty', { body: '[]' }, /no product that could be taken/],
    ['is a page', { body: '<html>', type: 'text/html' }, /not written as JSON/],
    ['answers with an error', { status: 503 }, /answered with the error 503/],
  ])('a catalogue keeps its products if the feed %s', async (_name, change, message) => {
    await start();
    await settled();
    feed = { ...feed, ...change };
    await start();
    const { counts, lastImport } = await settled();
    expect(lastImport.state).toBe('failed');
    expect(lastImport.message).toMatch(message);
    expect(counts).toEqual({ available: 2, soldOut: 0, gone: 0 });
  });

  it('a catalogue loses no products because of rows without an id, or with the same id twice', async () => {
    await start();
    await settled();
    feed.body = JSON.stringify([
      { id: '1', title: 'Mug 1', price: '9.90' },
      { id: '1', title: 'Mug again', price: '8' },
      { title: 'Nameless', price: '1' },
    ]);
    await start();
    const { counts, lastImport } = await settled();
    expect(counts.available).toBe(2);
    expect(lastImport.message).toBe(
      'Nothing was marked as gone: row 3 has no id that can be read, and may be any product.',
    );
    expect(lastImport.problems).toEqual([
      { row: 2, message: 'id «1» was in row 1 already' },
      { row: 3, message: 'the id is missing' },
    ]);
  });

  it.each([
    [3, 'rows 2, 3 and 4 have'],
    [8, 'rows 2, 3, 4, 5, 6 and 3 more have'],
  ])('a catalogue names the first rows of %i without an id', async (count, named) => {
    feed.body = JSON.stringify([
      { id: '1', title: 'Mug 1', price: '9.90' },
      ...Array.from({ length: count }, () => ({ title: 'Nameless', price: '1' })),
    ]);
    await start();
    expect((await settled()).lastImport.message).toBe(
      `Nothing was marked as gone: ${named} no id that can be read, and may be any product.`,
    );
  });

  it('a catalogue is read again by itself when it is due', async () => {
    expect((await start({ schedule: 'hourly' })).json().source).toMatchObject({
      schedule: 'hourly',
      nextAt: '2026-05-20T13:00:00.000Z',
    });
    await settled();
    feed.body = feedOf('1', '2', '3');
    made.clock.nowMs += 3_600_000;
    await made.catalogueImporter.runDue();
    expect((await settled()).counts.available).toBe(3);
    await dana.call('PATCH', address, { schedule: 'off' });
    expect((await settled()).source).not.toHaveProperty('nextAt');
    made.clock.nowMs -= 3_600_000;
  });

  it('a catalogue is removed when the owner asks for it', async () => {
    await start();
    await settled();
    expect((await dana.call('DELETE', address)).statusCode).toBe(200);
    expect(await settled()).toEqual({
      success: true,
      counts: { available: 0, soldOut: 0, gone: 0 },
    });
  });

  it('a catalogue refuses a wrong address, a wrong CSV, and a file from another site’s page', async () => {
    for (const url of ['feed', 'ftp://shop.test/a', 'https://me:secret@shop.test/'])
      expect((await start({ url })).statusCode).toBe(400);
    expect((await dana.call('PATCH', address, { schedule: 'daily' })).statusCode).toBe(404);
    expect((await upload('a', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await upload('a', { origin: 'https://evil.test' })).statusCode).toBe(403);
    expect((await upload('a', { cookie: '' })).statusCode).toBe(401);
    await upload('name\nMug');
    expect((await settled()).lastImport).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Missing: id, price.'),
    });
  });

  it('a catalogue cannot be reached by other owners', async () => {
    await start();
    await settled();
    const mallory = await made.anOwner(`mallory${Math.trunc(made.clock.nowMs % 1000)}`);
    const calls = [
      ['GET', address],
      ['GET', `${address}/products`],
      ['GET', `${address}/products?ids=1`],
      ['GET', `${address}/collections`],
      ['GET', `${address}/problems.csv`],
      ['PATCH', address, { schedule: 'daily' }],
      [
        'POST',
        `${address}/import`,
        { format: 'json', url: feedServer.url, currency: '', schedule: 'off' },
      ],
      ['DELETE', address],
    ] as const;
    for (const [method, url, body] of calls)
      expect((await mallory.call(method, url, body)).statusCode).toBe(404);
    const file = { cookie: mallory.cookie };
    expect((await upload('id,title,price\n9,X,1', file)).statusCode).toBe(404);
    expect(await listed()).toEqual(['1', '2']);
  });
});

describe('a feed inside the server’s own network', () => {
  it('a feed inside the server’s own network is not read, nor is one that redirects there', async () => {
    const guarded = await anOwnerApp();
    const owner = await guarded.anOwner('noa');
    const { site } = (await owner.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
    const own = `/api/owner/sites/${site.id}/catalogue`;
    await owner.call('POST', `${own}/import`, {
      format: 'json',
      url: feedServer.url,
      currency: '',
      schedule: 'off',
    });
    await guarded.catalogueImporter.whenIdle();
    expect((await owner.call('GET', own)).json().lastImport).toMatchObject({
      state: 'failed',
      message: 'This address is inside the server’s own network.',
    });
    await guarded.close();
  });

  it('the address of a feed may not be changed to one that is not on the web', async () => {
    feed = { ...feed, status: 302, location: 'file:///etc/passwd' };
    await start();
    expect((await settled()).lastImport.message).toMatch(/not on the web/);
  });
});
