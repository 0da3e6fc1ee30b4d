import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { createServer as createRawServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { anyAddress, type MayCall, outsideOnly } from '../../lib/outgoing/guarded-lookup.ts';
import { startGuardProxy } from './guard-proxy.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function aSite(body: string): Promise<number> {
  const server = createServer((_call, answer) => void answer.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A server that answers with these bytes, also if no http library would send them. */
async function aRawSite(answer: string): Promise<number> {
  const server = createRawServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function aProxy(mayCall: MayCall, maxBytes = 1_000_000): Promise<string> {
  const proxy = await startGuardProxy({ mayCall, maxBytes });
  closers.push(() => proxy.stop());
  return proxy.url;
}

/** Sends a plain http request through the proxy, as browsers do. Returns status and body. */
function get(proxy: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(proxy, { path: url, agent: false }, (response) => {
      let text = String(response.statusCode);
      response.setEncoding('utf8').on('data', (part) => (text += ` ${part}`));
      response.on('end', () => resolve(text)).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Opens a tunnel and sends a request through it. Returns the body, or the status of a refusal. */
function getThrough(proxy: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(proxy, { method: 'CONNECT', path: host, agent: false })
      .on('connect', ({ statusCode }, socket) => {
        if (statusCode !== 200) return resolve(String(statusCode));
        let text = '';
        socket.setEncoding('utf8').on('data', (part) => (text += part));
        socket.on('end', () => resolve(text.split('\r\n\r\n')[1] ?? ''));
        socket.write('GET / HTTP/1.0\r\n\r\n');
      })
      .on('error', reject)
      .end();
  });
}

describe('the proxy of a scanning browser', () => {
  it('the proxy of a scan forwards requests to allowed addresses', async () => {
    const [proxy, port] = [await aProxy(anyAddress), await aSite('hello')];
    expect(await get(proxy, `http://127.0.0.1:${port}/`)).toBe('200 hello');
    expect(await getThrough(proxy, `localhost:${port}`)).toBe('hello');
  });

  it.each(['127.0.0.1', 'localhost', '10.0.0.1', '[::1]', '169.254.169.254'])(
    'the proxy of a scan refuses %s, by request and by tunnel',
    async (host) => {
      const [proxy, port] = [await aProxy(outsideOnly), await aSite('secret')];
      expect(await get(proxy, `http://${host}:${port}/`)).toBe('403');
      expect(await getThrough(proxy, `${host}:${port}`)).toBe('403');
    },
  );

  it('the proxy of a scan forwards only http, and survives invalid requests', async () => {
    const proxy = await aProxy(anyAddress);
    expect(await get(proxy, 'ftp://127.0.0.1/')).toBe('403');
    expect(await get(proxy, '/here')).toBe('403');
    expect(await getThrough(proxy, '::::')).toBe('403');
    expect(await get(proxy, 'http://127.0.0.1:1/')).toBe('502');
  });

  it.each(['099 X', '000 X', '600 X', '999 X'])(
    'the proxy of a scan answers 502 if a site answers with the status %s',
    async (status) => {
      const port = await aRawSite(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\n\r\nhi`);
      expect(await get(await aProxy(anyAddress), `http://127.0.0.1:${port}/`)).toBe('502');
    },
  );

  it('the proxy of a scan forwards an answer that announces trailers it cannot have', async () => {
    const port = await aRawSite('HTTP/1.1 200 OK\r\nTrailer: X\r\nContent-Length: 2\r\n\r\nhi');
    expect(await get(await aProxy(anyAddress), `http://127.0.0.1:${port}/`)).toBe('200 hi');
  });

  it.each(['\u0001', '\u007f', '\u00ff', 'ש'])(
    'the proxy of a scan survives a header with the character %j',
    async (character) => {
      const port = await aRawSite(
        `HTTP/1.1 200 OK\r\nX-Odd: ${character}\r\nContent-Length: 2\r\n\r\nhi`,
      );
      expect(await get(await aProxy(anyAddress), `http://127.0.0.1:${port}/`)).toMatch(
        /^(?:200 hi|502)$/,
      );
    },
  );

  it('the proxy of a scan ends the connection if more bytes arrive than its limit', async () => {
    const [proxy, port] = [await aProxy(anyAddress, 1000), await aSite('x'.repeat(100_000))];
    await expect(get(proxy, `http://127.0.0.1:${port}/`)).rejects.toThrow(
      /aborted|hang up|ECONNRESET/,
    );
    await expect(get(proxy, `http://127.0.0.1:${port}/`)).rejects.toThrow('ECONNREFUSED');
  });
});
