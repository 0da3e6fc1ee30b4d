import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutDoubtfulSession } from './session-cookie.ts';

/** The request's headers in the type that the accounts library needs. */
export function toWebHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const cookies = headers.get('cookie');
  if (cookies !== null) headers.set('cookie', withoutDoubtfulSession(cookies));
  return headers;
}

/** The request in the type that the accounts library needs, with this body and our base address. */
export function toWebRequest(request: FastifyRequest, baseUrl: string, body: unknown): Request {
  const headers = toWebHeaders(request);
  headers.delete('content-length');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url, baseUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
  });
}

/** Copies status and headers of the library's answer. Each cookie gets its own header. */
export function copyHead(answer: Response, reply: FastifyReply): FastifyReply {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') void reply.header(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return reply.status(answer.status);
}
