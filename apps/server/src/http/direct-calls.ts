import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { plainBodyParser } from './body-parsers.ts';
import type { DirectRoutes, FoundRoute } from './direct-routes.ts';
import { type FailureReader, refusalAnswer } from './error-replies.ts';
import { isMarkedAsLandingCall } from './landing-ticket.ts';
import { type CallReading, DirectCall } from './visitor-call.ts';
import { type VisitorAnswer, writeAnswer } from './visitor-answer.ts';

/** What direct answers are made from. */
export interface DirectCallDeps extends CallReading {
  readonly routes: DirectRoutes;
  readonly refusalFor: FailureReader;
  /** Headers of every answer, which hooks set on the answers of Fastify. */
  readonly headers: Readonly<Record<string, string>>;
  /** The server has so much to do that calls are refused. */
  readonly isBusy: () => boolean;
}

/** A call that can be answered directly if its body is what its route takes. */
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

/** Lets Fastify read those bodies. To be called before any route is added. */
export function createReadBodies(app: FastifyInstance): ReadBodies {
  const bodies: ReadBodies = new WeakMap();
  app.addHook('preParsing', async (request, _reply, payload) => {
    const body = bodies.get(request.raw);
    return body === undefined ? payload : Readable.from(body, { objectMode: false });
  });
  return bodies;
}

/**
 * Answers the calls that visitors make most without Fastify, whose router, hooks and replies take
 * as long as our own work. Only calls that are written as browsers write them are answered so. All
 * others, and those with a body that the route does not take, go to Fastify, which has the same
 * routes. docs/decisions/0062.
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

/** Undefined: Fastify has to answer. */
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

/** A body that does not arrive completely is answered to nobody: its connection is gone. */
function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  request.on('end', () => {
    const [only = Buffer.alloc(0), ...more] = parts;
    use(more.length === 0 ? only : Buffer.concat(parts));
  });
}

/** False: it is no call that the route takes, and nothing was done. */
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
  /** The headers of `deps`, names and values in turns. */
  readonly given: readonly string[];
}

function parseOrLeave(parse: Arrival['parse'], body: Buffer): unknown {
  try {
    return parse(body.toString());
  } catch {
    return undefined;
  }
}
