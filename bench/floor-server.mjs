import { parse } from 'node:querystring';
import fastify from 'fastify';

/**
 * The minimum that a server of this kind costs: routes that accept the same calls and return as
 * many bytes with as many headers, but do nothing. Prints its address when it listens.
 */
const EVENT_ID = 'x'.repeat(24);
const app = fastify({ logger: false });
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, parse(body)),
);

/** The headers of each answer to a visitor, the same as our server's. */
const ofVisitors = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const text = (...names) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const schemaOf = (body, answer) => ({
  body: { type: 'object', required: Object.keys(body), properties: body },
  response: { 200: { type: 'object', required: Object.keys(answer), properties: answer } },
});

// An answer with three popups.
const popups = JSON.stringify({ poptins: 'x'.repeat(5_962) });
app.post('/floor-of-display', async (request, reply) =>
  reply
    .headers({ ...ofVisitors, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(request.body.cc === '' ? '{}' : popups),
);

const view = schemaOf(text('viewer_id', 'client_id', 'trigger', 'type', 'url'), {
  success: { type: 'boolean' },
  ...text('poptin_view_id'),
});
app.post('/floor-of-view', { schema: view }, async (_request, reply) => {
  reply.headers(ofVisitors);
  return { success: true, poptin_view_id: EVENT_ID };
});

const conversion = schemaOf(text('poptin_id', 'client_id', 'url', 'newExtraFields'), {
  success: { type: 'boolean' },
  ...text('conversion_id'),
  integration: { type: 'object', properties: text('conversion_code') },
});
app.post('/floor-of-conversion', { schema: conversion }, async (_request, reply) => {
  reply.headers(ofVisitors);
  return { success: true, conversion_id: EVENT_ID, integration: { conversion_code: '' } };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
