import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { plainBodyParser } from '../body-parsers.ts';
import type { DirectRoutes, FoundRoute } from './direct-routes.ts';
import { type FailureReader, refusalAnswer } from '../error-replies.ts';
import { isMarkedAsLandingCall } from './landing-ticket.ts';
import { type CallReading, DirectCall } from './visitor-call.ts';
import { type VisitorAnswer, writeAnswer } from './visitor-answer.ts';

/** The dependencies of `answerDirectly`. */
export interface DirectCallDeps extends CallReading {
  readonly routes: DirectRoutes;
  readonly refusalFor: FailureReader;
  /** Headers of every answer. On Fastify's answers, hooks set the same ones. */
  readonly headers: Readonly<Record<string, string>>;
  /** True while the server is overloaded. Fastify then refuses the calls. */
  readonly isBusy: () => boolean;
}

/** A call whose head allows a direct answer. Its body is not checked yet. */
interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: FoundRoute;
  readonly parameter: string;
  readonly parse: (text: string) => unknown;
}

const LENGTH = /^[1-9]\d{0,8}$/;

/** Bodies of calls that were read before Fastify got the call. */
export type ReadBodies = WeakMap<IncomingMessage, Buffer>;

/**
 * Makes Fastify take these bodies instead of reading the request again. Must be called before any
 * route is added.
 */
export function createReadBodies(app: FastifyInstance): ReadBodies {
  const bodies: ReadBodies = new WeakMap();
  app.addHook('preParsing', async (request, _reply, payload) => {
    const body = bodies.get(request.raw);
    return body === undefined ? payload : Readable.from(body, { objectMode: false });
  });
  return bodies;
}

/**
 * Answers the most frequent visitors' calls without Fastify, because its router, hooks and replies
 * take as long as our own work. Only calls in the form that browsers send are answered this way.
 * All other calls, and those with a body that the route does not accept, go to Fastify, which has
 * the same routes. docs/decisions/0062.
 */
export function answerDirectly(
  app: FastifyInstance,
  bodies: ReadBodies,
  deps: DirectCallDeps,
): void {
  const { routing } = app;
  const given = Object.entries(deps.headers).flat();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.server.off('request', routing);
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const arrival =
      isClosing || deps.isBusy() ? undefined : readHead(request, response, deps.routes);
    if (arrival === undefined) return routing(request, response);
    readBody(request, (body) => {
      const isTaken = answerArrival(arrival, body, { deps, given });
      if (isTaken) return;
      bodies.set(request, body);
      routing(request, response);
    });
  });
}

/** Reads the head of a call. Returns undefined if Fastify must answer it. */
function readHead(
  request: IncomingMessage,
  response: ServerResponse,
  routes: DirectRoutes,
): Arrival | undefined {
  const { method, url = '', headers, httpVersionMinor } = request;
  const found = method === 'POST' && httpVersionMinor === 1 ? routes.find(url) : undefined;
  if (found === undefined || isMarkedAsLandingCall(headers)) return undefined;
  const { 'content-type': type, 'content-length': length = '' } = headers;
  const parse = plainBodyParser(type);
  const isTaken = LENGTH.test(length) && Number(length) <= found.route.bodyLimit;
  return parse && isTaken ? { request, response, ...found, parse } : undefined;
}

/** Calls `use` once the whole body has arrived, and never if the connection ends before that. */
function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const [only = Buffer.alloc(0), ...more] = parts;
    use(more.length === 0 ? only : Buffer.concat(parts));
  });
}

/** Returns false if the route does not accept the call. Nothing has been done then. */
function answerArrival(
  { request, response, route, parameter, parse }: Arrival,
  body: Buffer,
  { deps, given }: AnswerOptions,
): boolean {
  const write = (answer: VisitorAnswer): void => writeAnswer(response, given, answer);
  const fail = (error: unknown): void => {
    const failure = error instanceof Error ? error : new Error(String(error));
    write(refusalAnswer(deps.refusalFor(failure, deps.log)));
  };
  const parsed = parseOrLeave(parse, body);
  if (parsed === undefined) return false;
  try {
    const answer = route.answer(new DirectCall(request, deps), parameter, parsed);
    if (answer instanceof Promise) answer.then(write).catch(fail);
    else if (answer !== undefined) write(answer);
    return answer !== undefined;
  } catch (error) {
    fail(error);
    return true;
  }
}

interface AnswerOptions {
  readonly deps: DirectCallDeps;
  /** The headers of `deps` as one flat list: name, value, name, value. */
  readonly given: readonly string[];
}

function parseOrLeave(parse: Arrival['parse'], body: Buffer): unknown {
  try {
    return parse(body.toString());
  } catch {
    return undefined;
  }
}
