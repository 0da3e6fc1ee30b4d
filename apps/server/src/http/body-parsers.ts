import type { FastifyInstance } from 'fastify';
import { badCall } from '../errors.ts';
import { parseForm } from './parse-form.ts';

/**
 * Bodies of the visitors' calls: form-encoded, JSON, and either of them sent as plain text (what
 * `sendBeacon` does with a string). NUL characters are dropped: PostgreSQL cannot keep them.
 */
export function addVisitorBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    parseWith(parseJsonBody, body, done),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => parseWith(parseForm, body, done),
  );
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    parseWith(parseText, body, done),
  );
}

type Done = (error: Error | null, body?: unknown) => void;

function parseWith(parse: (text: string) => unknown, body: string | Buffer, done: Done): void {
  try {
    const text = String(body);
    done(null, parse(text.includes('\0') ? text.replaceAll('\0', '') : text));
  } catch (error) {
    done(error instanceof Error ? error : badCall('The body cannot be read.'));
  }
}

function parseText(text: string): unknown {
  return text.trimStart().startsWith('{') ? parseJsonBody(text) : parseForm(text);
}

function parseJsonBody(text: string): unknown {
  if (text === '') return {};
  try {
    return MAY_BE_DANGEROUS.test(text) ? JSON.parse(text, dropDangerous) : JSON.parse(text);
  } catch {
    throw badCall('The body is not valid JSON.');
  }
}

/**
 * Looking at each value costs ten times what reading them does: only where one could be what is
 * looked for.
 */
const MAY_BE_DANGEROUS = /__proto__|\\u00/;

function dropDangerous(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
