import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID } from '../testing/build-test-app.ts';

const HEAD = `POST /api/display/${CLIENT_ID} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n`;

/** A caller that sends only this text and then waits. */
async function callHalf(address: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

it('the server stops within seconds, even if calls have arrived only in part', async () => {
  const test = await buildTestApp();
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const callers = await Promise.all(
    ['', 'POST / HT', HEAD, `${HEAD}\r\n{"a"`].map((text) => callHalf(address, text)),
  );
  // Once this call is answered, the bytes that were written before it have arrived, too.
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const cut = Promise.all(callers.map((socket) => once(socket, 'close')));
  const startedAt = performance.now();
  await test.close();
  await cut;
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it('a body that arrives too slowly is cut off', async () => {
  const test = await buildTestApp({ bodyPatienceMs: 300 });
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const caller = await callHalf(address, `${HEAD}\r\n{"a"`);
  const [answer] = await once(caller.setEncoding('utf8'), 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await once(caller, 'close');
  await test.close();
}, 20_000);
