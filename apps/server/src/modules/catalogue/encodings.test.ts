import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aFeedServer, type Feed } from './testing/a-feed-server.ts';

let made: OwnerApp;
let dana: OwnerBrowser;
let address: string;
let feed: Feed = { status: 200, type: 'application/json', cutOff: false, body: '[]' };
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
  const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  address = `/api/owner/sites/${site.id}/catalogue`;
});

const start = () =>
  dana.call('POST', `${address}/import`, {
    format: 'json',
    url: feedServer.url,
    currency: 'ILS',
    schedule: 'off',
  });
const upload = (csv: Buffer) =>
  made.app.inject({
    method: 'POST',
    url: `${address}/file?currency=ILS`,
    headers: { cookie: dana.cookie, origin: 'http://localhost:80', 'content-type': 'text/csv' },
    payload: csv,
  });
const settled = async () => {
  await made.catalogueImporter.whenIdle();
  return (await dana.call('GET', address)).json();
};

describe('the encoding of a source', () => {
  it.each([
    ['Latin-1 said to be UTF-8', 'application/json; charset=utf-8', 'latin1'],
    ['Latin-1 of which nothing is said', 'application/json', 'latin1'],
    ['UTF-16 with a mark, said to be UTF-8', 'application/json; charset=utf-8', 'utf16le'],
  ] as const)('a feed in %s is read', async (_name, type, encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    const text = JSON.stringify([{ id: '1', title: 'Café cup', price: '9.90' }]);
    feed = { ...feed, type, body: Buffer.from(mark + text, encoding) };
    await start();
    expect((await settled()).lastImport).toMatchObject({ state: 'done', added: 1, refused: 0 });
    const { products } = (await dana.call('GET', `${address}/products`)).json();
    expect(products).toMatchObject([{ title: 'Café cup' }]);
  });

  it.each([
    ['said to be UTF-8', '', 'Café cup'],
    ['with a mark', '\uFEFF', 'Cup'],
  ])(
    'a UTF-8 feed %s is read although its shop has cut a letter in two',
    async (_name, mark, title) => {
      const text = JSON.stringify([{ id: '1', title, price: '9.90', description: 'Blue and …' }]);
      const [before = '', after = ''] = text.split('…');
      const cut = Buffer.from('…').subarray(0, 2);
      const body = Buffer.concat([Buffer.from(mark + before), cut, Buffer.from(after)]);
      feed = { ...feed, type: 'application/json; charset=utf-8', body };
      await start();
      expect((await settled()).lastImport).toMatchObject({ state: 'done', added: 1, refused: 0 });
      const { products } = (await dana.call('GET', `${address}/products`)).json();
      expect(products).toMatchObject([{ title }]);
    },
  );

  it.each([
    ['said to be UTF-8', 'application/json; charset=utf-8'],
    ['said to be what it is', 'application/json; charset=windows-1255'],
    ['of which nothing is said', 'application/json'],
  ])('the windows-1255 feed of a Hebrew site is read, %s', async (_name, type) => {
    await dana.call('PATCH', address.replace('/catalogue', ''), { settings: { language: 'he' } });
    const [before, after] = JSON.stringify([{ id: '1', title: '|', price: '9.90' }]).split('|');
    const cup = Buffer.from([0xeb, 0xe5, 0xf1]);
    feed = {
      ...feed,
      type,
      body: Buffer.concat([Buffer.from(`${before}`), cup, Buffer.from(`${after}`)]),
    };
    await start();
    expect((await settled()).lastImport).toMatchObject({ state: 'done', added: 1, refused: 0 });
    const { products } = (await dana.call('GET', `${address}/products`)).json();
    expect(products).toMatchObject([{ title: 'כוס' }]);
  });

  it('a row whose letters are in another encoding than the rows before is named', async () => {
    const mugs = Array.from({ length: 5_000 }, (_, at) => `${at + 1},Mug number ${at + 1},9.90`);
    const csv = (...last: readonly string[]) =>
      Buffer.from(['id,title,price', ...mugs, ...last].join('\n'), 'latin1');
    await upload(csv('é1,Cup,8', '5001,Cup,8'));
    expect((await settled()).counts).toMatchObject({ available: 5_001, gone: 0 });
    await upload(csv('é1,Cup,8', '5001,Café cup,8'));
    const { counts, lastImport } = await settled();
    expect(lastImport).toMatchObject({
      refused: 2,
      message:
        'Nothing was marked as gone: row 5002 has no id that can be read, and may be any product.',
      problems: [
        {
          row: 5_002,
          message: 'id «\uFFFD1» contains letters that cannot be read: save the source as UTF-8',
        },
        {
          row: 5_003,
          message:
            'title «Caf\uFFFD cup» contains letters that cannot be read: save the source as UTF-8',
        },
      ],
    });
    expect(counts).toMatchObject({ available: 5_001, gone: 0 });
  });
});
