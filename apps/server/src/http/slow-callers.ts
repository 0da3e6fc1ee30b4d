import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { latestAnswer, openConnections } from './open-connections.ts';

/** The longest time for any call to arrive, also for one that `mayArriveSlowly`. */
export const LONGEST_ARRIVAL_MS = 1_800_000;

const TOO_SLOW = 'The call took too long to arrive, and was not carried out.';
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, TOO_SLOW],
  HPE_HEADER_OVERFLOW: [431, 'The head of the call is too long.'],
};

const patientCalls = new WeakSet<IncomingMessage>();

/**
 * Lets the call take as long as it likes to arrive, as long as some of it does. Only for files of
 * signed-in owners: on a slow line, a large one needs minutes.
 */
export function mayArriveSlowly(call: IncomingMessage): void {
  patientCalls.add(call);
}

/**
 * Cuts off calls whose body has not arrived after `patienceMs`: a client that sends a body byte by
 * byte could otherwise keep a connection forever. Node has one limit for all calls, so this looks
 * at all connections now and then, which costs a call nothing.
 */
export function cutOffSlowCallers(
  app: FastifyInstance,
  { patienceMs, everyMs }: { readonly patienceMs: number; readonly everyMs: number },
): void {
  const server: Server = app.server;
  const connections = openConnections(server);
  const waiting = new WeakMap<IncomingMessage, { since: number; bytes: number }>();
  const look = (): void => {
    const now = performance.now();
    for (const socket of connections) {
      const response = latestAnswer(socket);
      if (response === undefined || response.req.complete || response.writableFinished) continue;
      const { req: call } = response;
      const seen = waiting.get(call);
      const isMoving = patientCalls.has(call) && seen?.bytes !== socket.bytesRead;
      if (seen === undefined || isMoving)
        waiting.set(call, { since: now, bytes: socket.bytesRead });
      else if (now - seen.since >= patienceMs) refuseRaw(socket, response, [408, TOO_SLOW]);
    }
  };
  const timer = setInterval(look, everyMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Answers calls that Node's own parser refuses, in the form of all our refusals. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = REFUSALS[error.code ?? ''] ?? [400, 'The call cannot be read.'];
  refuseRaw(socket, undefined, refusal);
}

function refuseRaw(
  socket: Socket,
  response: ServerResponse | undefined,
  [status, message]: readonly [status: number, message: string],
): void {
  if (socket.writable && response?.headersSent !== true) {
    const body = JSON.stringify({ success: false, message });
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
