import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { FONT_NAMES } from '@beckon/templates/font-file';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addErrorReplies } from '../http/error-replies.ts';
import { servingRoutes } from './serving-routes.ts';

const SCRIPT = `/* the script */ ${'var beckon = 1;'.repeat(100)}`;
const CONSENT_SCRIPT = '/* the script that keeps nothing before consent */';
const IN_CONSENT_MODE = 'c0c0c0c0c0c0c';
const WITH_EARLY_LINE = 'e0e0e0e0e0e0e';
const DEMOS = path.resolve(import.meta.dirname, '../../../../demos');

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beckon-serving-'));
  await mkdir(path.join(folder, 'widget/0.1.0/.vite'), { recursive: true });
  await mkdir(path.join(folder, 'dashboard/assets'), { recursive: true });
  await mkdir(path.join(folder, 'consent/consent-parts'), { recursive: true });
  await writeFile(path.join(folder, 'consent/consent-parts/banner-abc.js'), SCRIPT);
  await mkdir(path.join(folder, 'content-site/content-site-parts'), { recursive: true });
  await writeFile(path.join(folder, 'content-site/content-site.js'), SCRIPT);
  await writeFile(path.join(folder, 'content-site/content-site-parts/toast-abc.js'), SCRIPT);
  await writeFile(path.join(folder, 'secret.js'), 'nobody reads this');
  await writeFile(path.join(folder, 'widget/pixel.js'), SCRIPT);
  await writeFile(
    path.join(folder, 'widget/manifest.json'),
    JSON.stringify({
      parts: {
        show: { file: '0.1.0/show-abc.js', imports: [] },
        arm: { file: '0.1.0/arm-abc.js', imports: [] },
      },
    }),
  );
  await writeFile(path.join(folder, 'widget/pixel-consent.js'), CONSENT_SCRIPT);
  await writeFile(path.join(folder, 'widget/0.1.0/view-abc.js'), SCRIPT);
  await writeFile(path.join(folder, 'widget/0.1.0/.vite/manifest.js'), '{}');
  await writeFile(path.join(folder, 'dashboard/index.html'), '<title>Beckon</title>');
  await writeFile(path.join(folder, 'dashboard/assets/index-abc.js'), SCRIPT);
  // As the real app is made: without a slash at the end an address is the same to the router.
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addErrorReplies(app, { isOutage: () => false, now: Date.now });
  app.get('/api/known', async () => ({ success: true }));
  await servingRoutes(
    app,
    {
      widget: path.join(folder, 'widget'),
      consent: path.join(folder, 'consent'),
      contentSite: path.join(folder, 'content-site'),
      dashboard: path.join(folder, 'dashboard'),
      demos: DEMOS,
    },
    async (clientId) => ({
      asksConsent: clientId === IN_CONSENT_MODE,
      earlyLine: (files) => (clientId === WITH_EARLY_LINE ? `early('${files.join()}');` : ''),
    }),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the parts of the consent script', () => {
  test('may be loaded by any site and kept for ever; nothing else of the folder is sent', async () => {
    const answer = await get('/consent-parts/banner-abc.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect((await get('/consent-parts/content-gone.js')).statusCode).toBe(404);
    expect((await get('/consent-parts/..%2f..%2fsecret.js')).statusCode).toBe(404);
  });
});

describe('the script of the content site', () => {
  test('may be loaded by any site and is asked for again after minutes', async () => {
    const answer = await get('/content-site.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=300\b/);
  });

  test('has its parts beside it, kept for ever; nothing else of the folder is sent', async () => {
    const answer = await get('/content-site-parts/toast-abc.js');
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect((await get('/content-site-parts/gone.js')).statusCode).toBe(404);
    expect((await get('/content-site-parts/')).statusCode).toBe(404);
    expect((await get('/content-site-parts/..%2f..%2fsecret.js')).statusCode).toBe(404);
  });
});

describe('the script', () => {
  test('may be loaded by any site, is asked for again after minutes, and is sent compressed', async () => {
    const answer = await get('/pixel.js?id=0123456789abc', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=300\b/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('ends with a line of its own for a site whose popups open soon', async () => {
    const url = `/pixel.js?id=${WITH_EARLY_LINE}`;
    const expected = `${SCRIPT}early('widget/0.1.0/show-abc.js,widget/0.1.0/arm-abc.js');`;
    expect((await get(url)).body).toBe(expected);
    const [br, gz] = [
      await get(url, { 'accept-encoding': 'br' }),
      await get(url, { 'accept-encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(expected);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(expected);
    expect(br.headers.etag).not.toBe((await get('/pixel.js')).headers.etag);
    const again = await get(url, { 'if-none-match': String(br.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('is another one for a site in consent mode, under the same address', async () => {
    expect((await get(`/pixel.js?id=${IN_CONSENT_MODE}`)).body).toBe(CONSENT_SCRIPT);
    for (const id of ['0123456789abc', '', 'NOT-AN-ID', `${IN_CONSENT_MODE}&id=0123456789abc`])
      expect((await get(`/pixel.js?id=${id}`)).body).toBe(SCRIPT);
  });

  test('is sent in whichever form the browser takes', async () => {
    expect(
      gunzipSync((await get('/pixel.js', { 'accept-encoding': 'gzip' })).rawPayload).toString(),
    ).toBe(SCRIPT);
    expect((await get('/pixel.js', { 'accept-encoding': 'br;q=0' })).body).toBe(SCRIPT);
  });

  test('is not sent again to who has it, and is when it has changed', async () => {
    const { etag } = (await get('/pixel.js')).headers;
    expect((await get('/pixel.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await writeFile(path.join(folder, 'widget/pixel.js'), `${SCRIPT} // newer`);
    await utimes(path.join(folder, 'widget/pixel.js'), new Date(), new Date(Date.now() + 5_000));
    const newer = await get('/pixel.js', { 'if-none-match': String(etag) });
    expect([newer.statusCode, newer.body.endsWith('newer')]).toEqual([200, true]);
    await writeFile(path.join(folder, 'widget/pixel.js'), SCRIPT);
  });

  test('is sent as the build has compressed it, until it is written again', async () => {
    const file = path.join(folder, 'widget/0.1.0/view-built.js');
    const encoded = async (encoding: string) =>
      (await get('/widget/0.1.0/view-built.js', { 'accept-encoding': encoding })).rawPayload;
    await writeFile(file, SCRIPT);
    await writeFile(`${file}.br`, brotliCompressSync('as built'));
    await writeFile(`${file}.gz`, gzipSync('as built'));
    expect(brotliDecompressSync(await encoded('br')).toString()).toBe('as built');
    expect(gunzipSync(await encoded('gzip')).toString()).toBe('as built');
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(brotliDecompressSync(await encoded('br')).toString()).toBe(SCRIPT);
    expect((await get('/widget/0.1.0/view-built.js.br')).statusCode).toBe(404);
  });

  test('has its parts under their version, kept for ever', async () => {
    const answer = await get('/widget/0.1.0/view-abc.js');
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['access-control-allow-origin'],
    ]).toEqual([200, 'public, max-age=31536000, immutable', '*']);
  });
});

test('sample pictures go to any page, for ever, and nothing else from their folder', async () => {
  const answer = await get('/sample-pictures/coffee.webp');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/sample-pictures/coffee.pov')).statusCode).toBe(404);
});

describe('the web fonts', () => {
  const name = FONT_NAMES[0] ?? '';

  test('may be loaded by any site, and are kept for ever', async () => {
    const answer = await get(`/fonts/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });

  test('of an earlier version lead templates published with it to the present one', async () => {
    const answer = await get(`/fonts/${name.replace(/\.[0-9a-f]{8}\./, '.00000000.')}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/fonts/${name}`]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  test.each(['none.00000000.woff2', '..%2fpackage.json', 'constructor', '%00.woff2'])(
    '%s is not among them',
    async (wanted) => expect((await get(`/fonts/${wanted}`)).statusCode).toBe(404),
  );
});

describe('the dashboard', () => {
  test.each(['/', '/sites/abc/leads', '/sign-in', '/popups/x/edit/'])(
    "%s opens it, never from an old copy, and in nobody else's frame",
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Beckon</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    },
  );

  test('its files are kept for ever', async () => {
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
  ])('%s is a 404, not the dashboard', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
  });
});

describe('what must not be read', () => {
  test.each([
    '/widget/../secret.js',
    '/widget/..%2fsecret.js',
    '/widget/%2e%2e/secret.js',
    '/widget/0.1.0/.vite/manifest.js',
    '/..%2fsecret.js',
    '/widget/..%5csecret.js',
    '/widget/pixel.js%00.js',
    '/demos/package.json',
    '/demos/hostile/headers.json',
    '/demos/%E0%A4%A',
  ])('%s', async (url) => {
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

  test('an address without its slash leads to the page, so that its style sheet is found', async () => {
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
test('lays the bait of the ad-block trigger for any site, and never keeps it', async () => {
  const answer = await get('/ads/ad-banner.js?ad_unit=1');
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(answer.headers['cache-control']).toBe('no-store');
});
