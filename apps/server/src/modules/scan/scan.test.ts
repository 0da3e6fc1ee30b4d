import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { anyAddress, outsideOnly } from '../../lib/outgoing/guarded-lookup.ts';
import { buildScan, type ScanDeps } from './scan.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts a site on loopback and returns its address. */
async function aSite(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
}

const page =
  (html: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_call, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);
  };
const options = { ownHost: 'beckon.test', signal: new AbortController().signal };
const scanWith = (deps: Partial<ScanDeps> = {}) =>
  buildScan({
    browser: 'No browser.',
    privateScans: 'this-machine',
    now: () => 0,
    log: { warn: () => {} },
    ...deps,
  });
const scan = (address: string) => scanWith()(address, options);

describe('a scan of a page', () => {
  it('a scan lists what the page loads and the cookies on the way to it', async () => {
    const site = await aSite((call, answer) => {
      if (call.url === '/')
        return void answer
          .writeHead(302, { location: '/home', 'set-cookie': ['seen=1', '_fbp=2; Max-Age=864000'] })
          .end();
      page('<script src="https://cdn.other.example/a.js"></script>')(call, answer);
    });
    expect(await scan(site)).toMatchObject({
      url: `${site}home`,
      services: [{ service: { id: 'facebook' } }],
      unknown: [{ domain: 'other.example', count: 1 }],
      cookies: [
        { name: 'seen', isFirstParty: true, days: 0 },
        { name: '_fbp', serviceId: 'facebook', days: 10 },
      ],
      usedBrowser: false,
      note: expect.stringContaining('No browser.'),
    });
  });

  it('a scan adds the findings of a browser, and continues without them if it fails', async () => {
    const site = await aSite(page('<p>Hello'));
    const seen = {
      resources: [{ kind: 'script' as const, address: 'https://late.example/x.js' }],
      cookies: [],
      snippets: [],
      isWhole: true,
    };
    const withBrowser = scanWith({ browser: async () => seen });
    expect(await withBrowser(site, options)).toMatchObject({
      unknown: [{ domain: 'late.example' }],
      usedBrowser: true,
    });
    const failing = scanWith({ browser: () => Promise.reject(new Error('gone')) });
    expect(await failing(site, options)).toMatchObject({
      usedBrowser: false,
      note: expect.stringContaining('Chromium could not load the page.'),
    });
  });

  it.each(['gzip', 'br'])('a scan unpacks %s', async (encoding) => {
    const html = '<script src="https://cdn.other.example/a.js"></script>';
    const body = encoding === 'gzip' ? gzipSync(html) : brotliCompressSync(html);
    const site = await aSite((_call, answer) => {
      answer
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        .end(body);
    });
    expect((await scan(site)).unknown).toHaveLength(1);
  });

  it.each([
    ['an error', 404, { 'content-type': 'text/html' }, 'The site answered with the error 404'],
    ['a file', 200, { 'content-type': 'application/pdf' }, 'a file (application/pdf)'],
    ['a redirect to a file', 302, { location: 'file:///etc/passwd' }, 'not a web page'],
    ['a redirect inside', 302, { location: 'http://10.0.0.1/' }, 'inside the server’s own network'],
    ['redirects forever', 302, { location: '/' }, 'without end'],
    [
      'broken packing',
      200,
      { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      'cannot be read',
    ],
  ])('a scan reports what is wrong: %s', async (_what, status, headers, message) => {
    const site = await aSite((_call, answer) => void answer.writeHead(status, headers).end('text'));
    await expect(scan(site)).rejects.toMatchObject({
      statusCode: 422,
      message: expect.stringContaining(message),
    });
  });

  it('a scan of a site without https explains how to write its address', async () => {
    const site = await aSite(page('<p>Hello'));
    await expect(scan(site.replace('http:', 'https:'))).rejects.toThrow(/write http:\/\/ before/);
  });

  it('a scan reports that the server cannot be reached', async () => {
    const site = await aSite(() => {});
    closers.splice(0).forEach((close) => close());
    await expect(scan(site)).rejects.toThrow('The site cannot be reached (ECONNREFUSED).');
    await expect(scan('https://nobody.invalid/')).rejects.toThrow(
      'There is no site under this name',
    );
  });

  it('a scan unpacks no more than the limit, even if the compressed response is small', async () => {
    const body = gzipSync(Buffer.alloc(40 * 1024 * 1024));
    const site = await aSite((_call, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(body);
    });
    await expect(scan(site)).rejects.toThrow('larger than 5 MB');
  });

  it('a scan ends after a time limit', async () => {
    const site = await aSite((_call, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    });
    const patient = { mayCall: anyAddress, signal: options.signal, patienceMs: 50 };
    await expect(fetchPage(new URL(site), patient)).rejects.toThrow('did not answer in time');
  });

  it.each([
    'ftp://shop.example/',
    'shop.example',
    'https://me:secret@shop.example/',
    'javascript:1',
  ])('a scan refuses %s, which is not the address of a page', async (address) => {
    await expect(scan(address)).rejects.toMatchObject({ statusCode: 400 });
  });

  it.each(['http://10.1.2.3/', 'http://[fd00::1]/', 'http://169.254.169.254/', 'http://0x7f.1/'])(
    "a scan never loads %s, which is inside the server's network",
    async (address) => {
      const never = scanWith({ privateScans: 'never' });
      await expect(never(address, options)).rejects.toThrow('may not be scanned');
    },
  );

  it('a scan checks the address of a host name before it connects', async () => {
    const careful = { mayCall: outsideOnly, signal: options.signal };
    await expect(fetchPage(new URL('http://localhost/'), careful)).rejects.toThrow(
      'may not be scanned',
    );
  });

  it('a scan does not let a page from outside connect to this machine', async () => {
    const site = await aSite(page('secret'));
    const outside = new URL('http://shop.example/');
    const { mayCallFor } = await import('./scan-policy.ts');
    const mayCall = mayCallFor(outside, 'this-machine');
    await expect(fetchPage(new URL(site), { mayCall, signal: options.signal })).rejects.toThrow(
      'may not be scanned',
    );
  });
});
