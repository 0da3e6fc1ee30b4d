import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  CONSENT_SCRIPT,
  IN_CONSENT_MODE,
  SCRIPT,
  WITH_EARLY_LINE,
  serveFolder,
  type ServedFolder,
} from './testing/serve-folder.ts';

let served: ServedFolder;

beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.close());

const get: ServedFolder['get'] = (url, headers) => served.get(url, headers);

test('parts of the consent script may be loaded by any site and cached forever; nothing else of the folder is sent', async () => {
  const answer = await get('/consent-parts/banner-abc.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cache-control']).toMatch(/immutable/);
  expect((await get('/consent-parts/content-gone.js')).statusCode).toBe(404);
  expect((await get('/consent-parts/..%2f..%2fsecret.js')).statusCode).toBe(404);
});

test('the script of the content site may be loaded by any site and is cached for minutes', async () => {
  const answer = await get('/content-site.js', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=300\b/);
});

test('the script of the content site has its parts beside it, cached forever; no other file of the folder is served', async () => {
  const answer = await get('/content-site-parts/toast-abc.js');
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(answer.headers['cache-control']).toMatch(/immutable/);
  expect((await get('/content-site-parts/gone.js')).statusCode).toBe(404);
  expect((await get('/content-site-parts/')).statusCode).toBe(404);
  expect((await get('/content-site-parts/..%2f..%2fsecret.js')).statusCode).toBe(404);
});

test('the script may be loaded by any site, is cached for minutes, and is sent compressed', async () => {
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

test('the script ends with an additional line for a site whose popups open soon', async () => {
  const url = `/pixel.js?id=${WITH_EARLY_LINE}`;
  const expected = `${SCRIPT}early('widget/0.1.0/show-abc.js,widget/0.1.0/arm-abc.js','');`;
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

test('the script for a site in consent mode is a different one, under the same address', async () => {
  expect((await get(`/pixel.js?id=${IN_CONSENT_MODE}`)).body).toBe(CONSENT_SCRIPT);
  for (const id of ['0123456789abc', '', 'NOT-AN-ID', `${IN_CONSENT_MODE}&id=0123456789abc`])
    expect((await get(`/pixel.js?id=${id}`)).body).toBe(SCRIPT);
});

test('the script is sent in an encoding that the browser accepts', async () => {
  expect(
    gunzipSync((await get('/pixel.js', { 'accept-encoding': 'gzip' })).rawPayload).toString(),
  ).toBe(SCRIPT);
  expect((await get('/pixel.js', { 'accept-encoding': 'br;q=0' })).body).toBe(SCRIPT);
});

test('the script is not sent again to a browser that has it, until it has changed', async () => {
  const { etag } = (await get('/pixel.js')).headers;
  expect((await get('/pixel.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await writeFile(path.join(served.folder, 'widget/pixel.js'), `${SCRIPT} // newer`);
  await utimes(
    path.join(served.folder, 'widget/pixel.js'),
    new Date(),
    new Date(Date.now() + 5_000),
  );
  const newer = await get('/pixel.js', { 'if-none-match': String(etag) });
  expect([newer.statusCode, newer.body.endsWith('newer')]).toEqual([200, true]);
  await writeFile(path.join(served.folder, 'widget/pixel.js'), SCRIPT);
});

test('the script is sent as the build has compressed it, unless it has changed since', async () => {
  const file = path.join(served.folder, 'widget/0.1.0/view-built.js');
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

test.each(['/widget/0.1.0/view-abc.js', '/widget/0.1.0/12/view-abc.js'])(
  'the parts of the script are served under their version and cached forever, also for a retry: %s',
  async (url) => {
    const answer = await get(url);
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['access-control-allow-origin'],
    ]).toEqual([200, 'public, max-age=31536000, immutable', '*']);
  },
);
