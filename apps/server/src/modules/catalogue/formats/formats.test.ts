import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read-all.ts';
import { readCsv } from './csv.ts';
import { readGoogleFeed } from './google-feed.ts';
import { readJsonFeed } from './json-feed.ts';
import { readShopify } from './shopify.ts';

const valuesOf = async (...[read, source, options]: Parameters<typeof readAll>) =>
  (await readAll(read, source, options)).rows.map(({ values }) => values);

describe('a CSV file', () => {
  it('a CSV file is read by the names of its columns, and its rows are counted as in a spreadsheet', async () => {
    const { rows } = await readAll(
      readCsv,
      'ID,Title,Price,Compare at price,Collections\r\n1,"Mug, ""blue""",9.90,12,"mugs, gifts"\r\n\r\n2,"Two\nlines",5,,\r\n',
    );
    expect(rows).toEqual([
      {
        row: 2,
        values: {
          id: '1',
          title: 'Mug, "blue"',
          price: '9.90',
          compareAtPrice: '12',
          collections: ['mugs', ' gifts'],
        },
      },
      { row: 4, values: { id: '2', title: 'Two\nlines', price: '5' } },
    ]);
  });

  it('a CSV file may have semicolons between its cells and commas in its prices', async () => {
    expect(await valuesOf(readCsv, 'id;title;price\n1;Mug;1.299,90\n')).toEqual([
      { id: '1', title: 'Mug', price: '1.299,90' },
    ]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFid,title,price\n1,ספל,9\n')],
    ['UTF-16 with a mark', Buffer.from('\uFEFFid,title,price\n1,ספל,9\n', 'utf16le')],
    ['UTF-16 without one', Buffer.from('id,title,price\n1,ספל,9\n', 'utf16le')],
    [
      'windows-1255',
      Buffer.from([...Buffer.from('id,title,price\n1,'), 0xf1, 0xf4, 0xec, ...Buffer.from(',9\n')]),
    ],
  ])('a CSV file is read in %s', async (_name, bytes) => {
    expect(await valuesOf(readCsv, bytes)).toEqual([{ id: '1', title: 'ספל', price: '9' }]);
  });

  it('a CSV file whose last row is incomplete gives the cells that it has', async () => {
    expect(await valuesOf(readCsv, 'id,title,price\n1,Mug\n2,Cup,3,,\n')).toEqual([
      { id: '1', title: 'Mug' },
      { id: '2', title: 'Cup', price: '3' },
    ]);
  });

  it('a row with more cells than names is reported, because its cells are in the wrong places', async () => {
    const { rows } = await readAll(readCsv, 'id,title,price,stock\n1,Mug,1,299.90,3\n');
    expect(rows).toMatchObject([
      {
        row: 2,
        problem: '5 cells, but the first row names 4: is a comma missing its quotation marks?',
      },
    ]);
  });

  it('a broken CSV file reports where it breaks off, and gives the rows before that', async () => {
    const { rows, broken } = await readAll(readCsv, 'id,title,price\n1,Mug,9\n2,"Cup,3\n3,Jug,4\n');
    expect(rows).toHaveLength(1);
    expect(broken).toBe(
      'The file cannot be read after row 2: a quotation mark is opened there and never closed.',
    );
  });

  it.each([
    ['', 'The file is empty.'],
    ['name,cost\nMug,9\n', 'The first row must name the columns. Missing: id, price.'],
  ])('a CSV file must name its columns: %j', async (text, message) =>
    expect((await readAll(readCsv, text)).broken).toBe(message),
  );
});

const MUG = { id: 1, title: 'Mug', price: 9.9, image: { src: '//a/b.jpg' }, tags: [] };

it.each([
  ['a list', JSON.stringify([MUG])],
  ['an object with products', JSON.stringify({ version: 1, products: [MUG] }, null, 2)],
  ['an object with items', `\uFEFF\n${JSON.stringify({ items: [MUG], next: null })}\n`],
])('a JSON feed may be %s', async (_name, text) =>
  expect(await valuesOf(readJsonFeed, text)).toEqual([
    { id: '1', title: 'Mug', price: '9.9', image: '//a/b.jpg' },
  ]),
);

it('a JSON feed gives a row for each variant, with the values of the product in each', async () => {
  const shirt = {
    id: 7,
    title: 'Shirt',
    handle: 'shirt',
    product_type: 'Shirts',
    images: [{ src: 'https://a/shirt.jpg' }],
    variants: [
      { id: 71, title: 'S', price: '20.00', compare_at_price: '25.00', available: true },
      { id: 72, title: 'M', price: '21.00', available: false, featured_image: { src: '//m' } },
    ],
  };
  expect(await valuesOf(readJsonFeed, JSON.stringify([shirt]))).toMatchObject([
    {
      variantId: '71',
      productId: '7',
      title: 'Shirt – S',
      price: '20.00',
      handle: 'shirt',
      compareAtPrice: '25.00',
      image: 'https://a/shirt.jpg',
      collections: ['Shirts'],
    },
    { variantId: '72', title: 'Shirt – M', availability: 'false', image: '//m' },
  ]);
});

it.each([
  ['', 'The feed is empty.'],
  ['[{"id":1},', 'The feed ends in the middle: it is not a whole JSON text.'],
  ['<html>', 'The feed is not written as JSON.'],
  ['[{"id":1}] x', 'The feed is not written as JSON.'],
  ['[{"id":1}]        x', 'The feed is not written as JSON.'],
  ['[{"id":1},{]', 'The feed is not written as JSON.'],
])('a JSON feed that cannot be read is refused with the reason: %j', async (text, message) =>
  expect((await readAll(readJsonFeed, text)).broken).toBe(message),
);

it("a JSON feed's entries that are not products are skipped", async () => {
  expect(await valuesOf(readJsonFeed, '[null,3,[],{"variants":[null]}]')).toEqual([
    {},
    {},
    {},
    { title: '' },
  ]);
});

const RSS = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>
    <title>Shop</title><item><g:id>1</g:id><title><![CDATA[Mug & more]]></title><link>https://s/m</link>
    <g:price>9.90 ILS</g:price><g:shipping><g:price>30 ILS</g:price></g:shipping>
    <g:product_type>Home &gt; Mugs</g:product_type><g:availability>in_stock</g:availability></item></channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
    <entry><g:id>1</g:id><title>Mug</title><link href="https://s/m"/><g:price>9.90 ILS</g:price></entry></feed>`;

it('a Google product feed is read as RSS, and its shipping price is ignored', async () => {
  expect(await valuesOf(readGoogleFeed, RSS)).toEqual([
    {
      id: '1',
      title: 'Mug & more',
      handle: 'https://s/m',
      price: '9.90 ILS',
      availability: 'in_stock',
      collections: ['Home > Mugs'],
    },
  ]);
});

it('a Google product feed is read as Atom', async () => {
  expect(await valuesOf(readGoogleFeed, ATOM)).toMatchObject([
    { id: '1', title: 'Mug', handle: 'https://s/m', price: '9.90 ILS' },
  ]);
});

it('a Google product feed is read in the encoding that its first line declares', async () => {
  const start =
    '<?xml version="1.0" encoding="windows-1255"?><rss><channel><item><id>1</id><title>';
  const bytes = Buffer.from([
    ...Buffer.from(start),
    0xf1,
    0xf4,
    0xec,
    ...Buffer.from('</title></item></channel></rss>'),
  ]);
  expect(await valuesOf(readGoogleFeed, bytes, { fallback: 'utf-8' })).toMatchObject([
    { title: 'ספל' },
  ]);
});

it.each([
  ['cut off', RSS.slice(0, -30)],
  ['html', '<!doctype html><html><body><br></body></html>'],
  ['empty', ''],
  ['json', '{"products":[]}'],
])('a Google product feed that is %s is refused with the reason', async (_name, text) => {
  const { broken } = await readAll(readGoogleFeed, text);
  expect(broken).toMatch(/^The feed is not written as XML \(line:column \d+:\d+: /);
});

it('a Google product feed does not follow entities that grow without end', async () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><rss><item><id>&y;</id></item></rss>`;
  expect((await readAll(readGoogleFeed, bomb)).broken).toMatch(/undefined entity/);
});

it('products of a Shopify shop are read page by page until a page is not full', async () => {
  const asked: string[] = [];
  const page = (from: number, count: number) =>
    JSON.stringify({
      products: Array.from({ length: count }, (_, at) => ({
        id: from + at,
        title: 'Mug',
        variants: [{ id: (from + at) * 10, title: 'Default Title', price: '9.00' }],
      })),
    });
  const rows = [];
  const open = async function* (url: string) {
    asked.push(url);
    yield asked.length === 1 ? page(1, 250) : page(251, 2);
  };
  for await (const row of readShopify(open, 'https://shop.test/collections/all')) rows.push(row);
  expect(asked).toEqual([
    'https://shop.test/products.json?limit=250&page=1',
    'https://shop.test/products.json?limit=250&page=2',
  ]);
  expect(rows).toHaveLength(252);
  expect(rows.at(-1)).toMatchObject({
    row: 252,
    values: { variantId: '2520', productId: '252', title: 'Mug' },
  });
});
