import { parse } from 'node:querystring';
import fastify from 'fastify';

/**
 * The least a server of this kind can do: a JSON route with schemas, nothing behind it. Prints its
 * address once it listens.
 */
const schema = {
  body: {
    type: 'object',
    required: ['id', 'url'],
    properties: {
      id: { type: 'string', maxLength: 100 },
      url: { type: 'string', maxLength: 2000 },
      seconds: { type: 'number' },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['success', 'id'],
      properties: { success: { type: 'boolean' }, id: { type: 'string' } },
    },
  },
};

const app = fastify({ logger: false });

// The same again with what a display call brings and takes away: a form, and an answer of three popups.
const answer = JSON.stringify({ poptins: 'x'.repeat(5_940) });
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, parse(body)),
);
app.post('/floor-of-display', async (request, reply) =>
  reply.type('application/json; charset=utf-8').send(request.body.cc === '' ? '{}' : answer),
);

app.post('/floor', { schema }, async (request) => ({ success: true, id: request.body.id }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
