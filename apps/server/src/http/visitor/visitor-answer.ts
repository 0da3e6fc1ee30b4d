import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { asBytes } from '../answers/as-bytes.ts';

/** The answer to a visitor's call. */
export interface VisitorAnswer {
  /** 200 if missing. */
  readonly status?: number;
  /** Bytes, or a text with one character per byte (`asBytes`). */
  readonly body: string | Buffer;
  /** A flat list of names and values, without the headers that all answers to visitors have. */
  readonly headers: readonly string[];
}

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];
const NEVER_STORED = [...JSON_TYPE, 'cache-control', 'no-store'];

/** An answer with JSON that is already written and went through `asBytes`. */
export function jsonAnswer(body: string): VisitorAnswer {
  return { body, headers: JSON_TYPE };
}

/** Like `jsonAnswer`, but no browser and no proxy may cache it. */
export function passingAnswer(body: string | Buffer, more: readonly string[] = []): VisitorAnswer {
  return { body, headers: more.length === 0 ? NEVER_STORED : [...NEVER_STORED, ...more] };
}

/** A small JSON answer with a few values. */
export function valuesAnswer(values: Readonly<Record<string, unknown>>): VisitorAnswer {
  return jsonAnswer(asBytes(JSON.stringify(values)));
}

/** Writes the answer. The headers in `given` come before its own. */
export function writeAnswer(
  response: ServerResponse,
  given: readonly string[],
  { status = 200, body, headers }: VisitorAnswer,
): void {
  response.writeHead(status, ['content-length', String(body.length), ...given, ...headers]);
  if (typeof body === 'string') response.end(body, 'latin1');
  else response.end(body);
}

/**
 * Sends the answer to a call that came through Fastify, with the headers set so far. It bypasses
 * Fastify's `send`, which goes through the answer three times to find its length. So hooks that
 * look at answers while they are sent do not see it; the app has no such hook.
 */
export function sendAnswer(reply: FastifyReply, answer: VisitorAnswer): void {
  const given: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) given.push(name, String(value));
  // Before `hijack`, so that Fastify answers if this throws.
  writeAnswer(reply.raw, given, { status: reply.statusCode, ...answer });
  reply.hijack();
}
