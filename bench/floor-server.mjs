import fastify from 'fastify';

/** The least a server of this kind can do: one JSON route with schemas, nothing behind it. Prints its address once it listens. */
const schema = {
  body: {
    type: 'object',
    required: ['id', 'url'],
    properties: { id: { type: 'string', maxLength: 100 }, url: { type: 'string', maxLength: 2000 }, seconds: { type: 'number' } },
  },
  response: {
    200: { type: 'object', required: ['success', 'id'], properties: { success: { type: 'boolean' }, id: { type: 'string' } } },
  },
};

const app = fastify({ logger: false });
app.post('/floor', { schema }, async (request) => ({ success: true, id: request.body.id }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
