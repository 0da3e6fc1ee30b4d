import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { asBytes } from '../answers/as-bytes.ts';
import { sendAnswer } from './visitor-answer.ts';

const TEXT = 'Ünïcode, עברית and 🎈';
const app = fastify();
app.get('/', async (_request, reply) =>
  sendAnswer(reply.code(201).header('x-kept', 'yes'), { body: asBytes(TEXT), headers: [] }),
);
app.get('/bad', async (_request, reply) =>
  sendAnswer(reply, { body: 'text', headers: ['x-bad', 'a\nb'] }),
);
afterEach(() => app.close());

describe('an answer sent as bytes', () => {
  it('an answer sent as bytes arrives over a connection as any other, with its status and headers', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(address);
    expect(await answer.text()).toBe(TEXT);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-kept')).toBe('yes');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(TEXT)));
    const failed = await fetch(`${address}/bad`);
    expect(failed.status).toBe(500);
  });

  it('an answer sent as bytes is the text itself if that has only letters of ASCII', () => {
    const text = JSON.stringify({ a: 'b\u007f' });
    expect(asBytes(text)).toBe(text);
    expect(asBytes('é')).toHaveLength(2);
  });
});
