import { FONT_NAMES } from '@beckon/templates/font-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serveFolder, type ServedFolder } from './testing/serve-folder.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.close());

const get: ServedFolder['get'] = (url, headers) => served.get(url, headers);

test('sample pictures may be loaded by any page and are cached forever; nothing else of their folder is sent', async () => {
  const answer = await get('/sample-pictures/coffee.webp');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/sample-pictures/coffee.pov')).statusCode).toBe(404);
});

const name = FONT_NAMES[0] ?? '';

test('web fonts may be loaded by any site, and are cached forever', async () => {
  const answer = await get(`/fonts/${name}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'font/woff2']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});

test('web fonts redirect from an earlier version to the current one', async () => {
  const answer = await get(`/fonts/${name.replace(/\.[0-9a-f]{8}\./, '.00000000.')}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/fonts/${name}`]);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).not.toContain('immutable');
});

test.each(['none.00000000.woff2', '..%2fpackage.json', 'constructor', '%00.woff2'])(
  '%s is not among the web fonts',
  async (wanted) => expect((await get(`/fonts/${wanted}`)).statusCode).toBe(404),
);

test.each(['/', '/sites/abc/leads', '/sign-in', '/popups/x/edit/'])(
  "%s opens the dashboard, which is never cached unchecked or shown in another site's frame",
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Beckon</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  },
);

test('files of the dashboard are cached forever', async () => {
  expect((await get('/assets/index-abc.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test.each([
  '/assets/gone.js',
  '/favicon.ico',
  '/api/unknown',
  '/API/unknown',
  '//api/unknown',
  '/metrics',
  '/api/owner/unknown',
  '/widget/9.9.9/view.js',
  '/templates/x.html',
  '/demos/none/',
  '/landing-calls/x/sign-in',
])('%s is a 404, not the dashboard', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
});

describe('what must not be read', () => {
  test.each([
    '/widget/../secret.js',
    '/widget/..%2fsecret.js',
    '/widget/%2e%2e/secret.js',
    '/widget/0.1.0/.vite/manifest.js',
    '/widget/0.1.0/1/.vite/manifest.js',
    '/widget/0.1.0/1/../../../secret.js',
    '/widget/0.1.0/1/..%2f..%2f..%2fsecret.js',
    '/..%2fsecret.js',
    '/widget/..%5csecret.js',
    '/widget/pixel.js%00.js',
    '/demos/package.json',
    '/demos/hostile/headers.json',
    '/demos/%E0%A4%A',
  ])('a file outside of the public folders cannot be read: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('nobody reads this');
    expect([400, 404]).toContain(answer.statusCode);
  });
});

describe('the demo pages', () => {
  test.each([
    'plain/',
    'plain/about.html',
    'shop/',
    'shop/cart.html',
    'shop/products/harbour-mug.html',
    'hebrew/',
    'spa/',
    'hostile/',
    'shops/shopify/',
    'shops/shopify/products/harbour-mug',
    'shops/wix/cart-page',
    'shops/ecwid/',
    'shops/woocommerce/checkout/order-received/123456/',
  ])("%s carries the script as a customer's page does", async (page) => {
    const answer = await get(`/demos/${page}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(
      /<script id="beckon-script" src="\/pixel\.js\?id=[0-9a-f]{13}" async><\/script>/,
    );
  });

  test('an address without its trailing slash redirects to the page, so that its style sheet is found', async () => {
    expect((await get('/demos/shop')).headers.location).toBe('/demos/shop/');
    expect((await get('/demos')).headers.location).toBe('/demos/');
    expect((await get('/demos/')).statusCode).toBe(200);
    expect((await get('/demos/shop/style.css')).statusCode).toBe(200);
  });

  test('every address of the single-page demo can be reloaded', async () => {
    expect((await get('/demos/spa/recipe/plum-tart')).body).toContain('router.js');
  });

  test('the difficult page sends a strict policy', async () => {
    expect((await get('/demos/hostile/')).headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';/,
    );
  });
});
test('the file that ad blockers block is served to any site, uncached', async () => {
  const answer = await get('/ads/ad-banner.js?ad_unit=1');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the notices of all packages come as one text with a heading for each part that has some', async () => {
  const answer = await get('/licenses.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/\n=+\nPopups\n=+\n\nCopyright Ann/);
  expect(answer.body).not.toContain('Cookie banner');
});
