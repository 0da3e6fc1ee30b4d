import type { FastifyInstance } from 'fastify';
import { badCall } from '../errors.ts';
import { isNestedDeeply } from '../lib/json/is-nested-deeply.ts';
import { parseForeignJson } from '../lib/json/parse-foreign-json.ts';
import { parseForm } from './visitor/parse-form.ts';

/**
 * Bodies of the visitors' calls: form-encoded, JSON, and either of them sent as plain text (what
 * `sendBeacon` does with a string). NUL characters are dropped: PostgreSQL cannot keep them.
 */
export function addVisitorBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  for (const [type, parse] of PARSERS)
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      parseWith(parse, body, done),
    );
}

/** Reads the text of a body; throws if that cannot be read. */
type BodyParser = (text: string) => unknown;

const PARSERS: readonly (readonly [type: string, parse: BodyParser])[] = [
  ['application/json', withoutNul(parseJsonBody)],
  ['application/x-www-form-urlencoded', withoutNul(parseForm)],
  ['text/plain', withoutNul(parseText)],
];

/** The parsers by `Content-Type`, in the spellings that browsers send. */
const BY_HEADER: ReadonlyMap<string, BodyParser> = new Map(
  PARSERS.flatMap(([type, parse]) =>
    [type, `${type};charset=UTF-8`].map((header) => [header, parse] as const),
  ),
);

/**
 * The parser for a body with this `Content-Type`. Undefined if the header is missing or spelled in
 * another way.
 */
export function plainBodyParser(contentType: string | undefined): BodyParser | undefined {
  return contentType === undefined ? undefined : BY_HEADER.get(contentType);
}

type Done = (error: Error | null, body?: unknown) => void;

function parseWith(parse: BodyParser, body: string | Buffer, done: Done): void {
  try {
    done(null, parse(String(body)));
  } catch (error) {
    done(error instanceof Error ? error : badCall('The body cannot be read.'));
  }
}

function withoutNul(parse: BodyParser): BodyParser {
  return (text) => parse(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

function parseText(text: string): unknown {
  return text.trimStart().startsWith('{') ? parseJsonBody(text) : parseForm(text);
}

function parseJsonBody(text: string): unknown {
  if (text === '') return {};
  if (isNestedDeeply(text)) throw badCall('The JSON of the body has too many levels.');
  try {
    return parseForeignJson(text);
  } catch {
    throw badCall('The body is not valid JSON.');
  }
}
