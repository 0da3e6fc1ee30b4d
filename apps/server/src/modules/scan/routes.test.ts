import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

const site = createServer((call, answer) => {
  // This request stays open until the test closes the connection.
  if (call.url === '/slow') return;
  answer
    .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'cart=1' })
    .end('<iframe src="https://www.youtube.com/embed/1"></iframe>');
});
let made: OwnerApp;
let dana: OwnerBrowser;
let other: OwnerBrowser;
let address: string;
let page: string;

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const at = site.address();
  page = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`;
  made = await anOwnerApp({ openSignUp: true, privateScans: 'this-machine' });
  dana = await made.anOwner('dana');
  other = await made.anOwner('other');
  const created = (await dana.call('POST', '/api/owner/sites', { name: 'Blog' })).json();
  address = `/api/owner/sites/${created.site.id}/consent/scan`;
});
afterAll(async () => {
  await made.close();
  site.closeAllConnections();
  site.close();
});

describe('scanning a page of a site', () => {
  it('a scan returns the findings', async () => {
    expect((await dana.call('POST', address, { url: page })).json()).toEqual({
      success: true,
      url: page,
      services: [
        {
          service: expect.objectContaining({ id: 'youtube', category: 'marketing' }),
          foundBy: [{ by: 'address', text: 'https://www.youtube.com/embed/1' }],
        },
      ],
      unknown: [],
      cookies: [{ name: 'cart', host: '127.0.0.1', isFirstParty: true, days: 0 }],
      usedBrowser: false,
      note: expect.stringContaining('There is no Chromium on this server.'),
    });
  });

  it('a scan cannot be reached by other owners', async () => {
    expect((await other.call('POST', address, { url: page })).statusCode).toBe(404);
  });

  it('a scan reports what is wrong with the address', async () => {
    const refused = await dana.call('POST', address, { url: 'http://10.0.0.1/' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'This address is inside the server’s own network, which may not be scanned.',
    ]);
    expect((await dana.call('POST', address, { url: 'not an address' })).statusCode).toBe(400);
    expect((await dana.call('POST', address, {})).statusCode).toBe(400);
  });

  it('a scan is refused while two others run, for all accounts together', async () => {
    made.clock.nowMs += 60_000;
    const slow = [1, 2].map(() => dana.call('POST', address, { url: `${page}slow` }));
    await Promise.all([once(site, 'request'), once(site, 'request')]);
    const more = await dana.call('POST', address, { url: page });
    expect([more.statusCode, more.headers['retry-after']]).toEqual([429, '10']);
    site.closeAllConnections();
    expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect((await dana.call('POST', address, { url: page })).statusCode).toBe(200);
  });

  it('a scan is refused after six scans of an account in a minute', async () => {
    made.clock.nowMs += 60_000;
    const answers: number[] = [];
    for (let time = 0; time < 7; time += 1)
      answers.push((await dana.call('POST', address, { url: 'ftp://shop.example/' })).statusCode);
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 429]);
  });
});
