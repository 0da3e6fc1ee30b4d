import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { isOutage } from '../store/outage.ts';
import { addErrorReplies, createFailureReader } from './error-replies.ts';

const app = fastify();
afterEach(() => app.close());

test('an upload that its caller cuts off is no failure of the database, and is not logged', async () => {
  const failed = Promise.withResolvers<unknown>();
  const started = Promise.withResolvers<void>();
  const log = vi.spyOn(app.log, 'error');
  addErrorReplies(app, createFailureReader({ isOutage, now: Date.now }));
  app.addContentTypeParser('text/csv', async (_request: unknown, body: unknown) => body);
  app.post('/', async ({ raw }) => {
    started.resolve();
    await pipeline(raw, new Writable({ write: (_chunk, _encoding, done) => done() }));
  });
  app.addHook('onError', async (_request, _reply, error) => failed.resolve(error));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 9\r\n\r\na',
  );
  await started.promise;
  socket.destroy();
  await once(socket, 'close');
  expect(isOutage(await failed.promise)).toBe(true);
  await app.close();
  expect(log).not.toHaveBeenCalled();
});
