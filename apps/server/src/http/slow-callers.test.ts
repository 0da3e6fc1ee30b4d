import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cutOffSlowCallers, mayArriveSlowly, refuseUnreadable } from './slow-callers.ts';

const PATIENCE = { patienceMs: 60_000, everyMs: 5_000 };
const BYTES = 5;

let app: FastifyInstance;
let port: number;
let arrived: () => Promise<unknown>;
let callers: Socket[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  callers = [];
  app = Fastify({ clientErrorHandler: refuseUnreadable });
  cutOffSlowCallers(app, PATIENCE);
  app.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
  for (const isPatient of [true, false])
    app.post(isPatient ? '/file' : '/call', async ({ raw, body }) => {
      if (isPatient) mayArriveSlowly(raw);
      if (!(body instanceof Readable)) throw new Error('no file');
      arrived = () => once(body, 'data');
      app.server.emit('call');
      for await (const _chunk of body);
      return { success: true };
    });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const caller of callers) caller.destroy();
  await app.close();
});

async function begin(address: string): Promise<Socket> {
  const caller = connect(port, '127.0.0.1').setEncoding('utf8');
  caller.on('error', () => {});
  callers.push(caller);
  const came = once(app.server, 'call');
  caller.write(
    `POST ${address} HTTP/1.1\r\nHost: shop.test\r\nContent-Type: text/csv\r\nContent-Length: ${BYTES}\r\n\r\n`,
  );
  await came;
  vi.advanceTimersByTime(PATIENCE.everyMs);
  return caller;
}

async function sendSlowly(caller: Socket): Promise<void> {
  for (let sent = 0; sent < BYTES - 1; sent += 1) {
    const come = arrived();
    caller.write('a');
    await come;
    vi.advanceTimersByTime(PATIENCE.patienceMs);
  }
}

it('a file of an owner may take longer to arrive than other calls, as long as some of it arrives', async () => {
  const caller = await begin('/file');
  await sendSlowly(caller);
  const answer = once(caller, 'data');
  caller.write('a');
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 200 /);
});

it('a file of an owner that stops to arrive is cut off', async () => {
  const caller = await begin('/file');
  const answer = once(caller, 'data');
  vi.advanceTimersByTime(PATIENCE.patienceMs);
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 408 /);
});

it('any other call is cut off although it arrives byte by byte, and refused in the form of all refusals', async () => {
  const caller = await begin('/call');
  const answer = once(caller, 'data');
  const come = arrived();
  caller.write('a');
  await come;
  vi.advanceTimersByTime(PATIENCE.patienceMs);
  const [head = '', body = ''] = String(await answer).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toEqual({
    success: false,
    message: 'The call took too long to arrive, and was not carried out.',
  });
  await once(caller, 'close');
});

it('a call that is no HTTP is refused in the form of all refusals', async () => {
  const caller = connect(port, '127.0.0.1').setEncoding('utf8');
  callers.push(caller);
  caller.write('what?\r\n\r\n');
  const [answer] = await once(caller, 'data');
  expect(answer).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*\{"success":false,"message":"The call cannot be read\."\}$/,
  );
});
