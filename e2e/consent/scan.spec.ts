import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '../fixtures/beckon.ts';

/**
 * A script that opens a window, sets cookies and requests files: from another host, from our own
 * server, and from an address in the internal network.
 */
function scriptFor(port: number, serverUrl: string): string {
  return `
    document.cookie = 'theme=dark; max-age=864000';
    open('/window');
    new Image().src = 'http://localhost:${port}/pixel.gif';
    new Image().src = 'http://[::ffff:127.0.0.1]:${port}/inside.gif';
    document.write('<script src="${serverUrl}/consent.js?id=de300de300de3"><' + '/script>');
    addEventListener('load', () => { if (window.complianz) document.cookie = 'held=back'; });
  `;
}

test('a scan in Chromium finds the requests of scripts and the cookies that they set', async ({
  server,
  owner,
}) => {
  const asked: string[] = [];
  const site = createServer((call, answer) => {
    asked.push(`${call.headers.host} ${call.url}`);
    const isScript = call.url === '/late.js';
    answer.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      ...(call.url === '/' ? { 'set-cookie': 'session=1; HttpOnly' } : {}),
    });
    answer.end(isScript ? scriptFor(port, server.url) : '<script src="/late.js"></script>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const at = site.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  try {
    const found = await owner.call('POST', `/api/owner/sites/${owner.siteId}/consent/scan`, {
      url: `http://127.0.0.1:${port}/`,
    });
    // The same machine by an address that is not allowed was not reached.
    expect(asked.filter((call) => call.endsWith('.gif'))).toEqual([`localhost:${port} /pixel.gif`]);
    expect(found).toMatchObject({
      usedBrowser: true,
      unknown: expect.arrayContaining([
        expect.objectContaining({ domain: 'localhost', kinds: ['picture'] }),
      ]),
    });
    const { cookies, note } = Object(found);
    expect(note).toBeUndefined();
    const lives = cookies.map((cookie: { readonly name: string; readonly days: number }) => [
      cookie.name,
      cookie.days,
    ]);
    // During a scan, our own script blocked nothing.
    expect(lives.toSorted()).toEqual([
      ['session', 0],
      ['theme', 10],
    ]);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});
