import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { asBytes } from './as-bytes.ts';

/** The answer to a visitor's call. */
export interface VisitorAnswer {
  /** Missing: 200. */
  readonly status?: number;
  /** A text of which each letter is a byte (`asBytes`), or bytes. */
  readonly body: string | Buffer;
  /** Names and values in turns, besides those that all answers to visitors have. */
  readonly headers: readonly string[];
}

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];
const NEVER_STORED = [...JSON_TYPE, 'cache-control', 'no-store'];

/** JSON that was written before, as bytes. */
export function jsonAnswer(body: string): VisitorAnswer {
  return { body, headers: JSON_TYPE };
}

/** The same; no browser and no proxy may keep it. */
export function passingAnswer(body: string | Buffer, more: readonly string[] = []): VisitorAnswer {
  return { body, headers: more.length === 0 ? NEVER_STORED : [...NEVER_STORED, ...more] };
}

/** A small answer of a few values. */
export function valuesAnswer(values: Readonly<Record<string, unknown>>): VisitorAnswer {
  return jsonAnswer(asBytes(JSON.stringify(values)));
}

/** Writes the answer with these headers before its own. */
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
 * Sends the answer to a call that came through Fastify, with the headers set so far. It goes past
 * Fastify's own way, which goes through the answer three times to find out how long it is. Nothing
 * that looks at answers as they are sent sees it (no hook of the app does).
 */
export function sendAnswer(reply: FastifyReply, answer: VisitorAnswer): void {
  const given: string[] = [];
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) given.push(name, String(value));
  // Before `hijack`, so that Fastify answers if this throws.
  writeAnswer(reply.raw, given, { status: reply.statusCode, ...answer });
  reply.hijack();
}
