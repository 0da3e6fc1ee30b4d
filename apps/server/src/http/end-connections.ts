import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long the server waits for calls when it ends, in ms. */
export interface EndPatience {
  /** For calls that have not arrived completely; none of them was acknowledged. */
  readonly arrivingMs: number;
  /** For calls that are being answered. */
  readonly answeringMs: number;
}

export const END_PATIENCE: EndPatience = { arrivingMs: 1_000, answeringMs: 8_000 };

/** Written at each call: a map of all connections would take longer than a property. */
const LATEST = Symbol('latest answer');
type Connection = Socket & {
  /** It may have ended. */
  [LATEST]?: ServerResponse;
};

/**
 * Makes sure that `app.close()` ends: calls that are not sent completely are cut off after a
 * moment, answers that the caller does not read a little later.
 */
export function endConnections(app: FastifyInstance, patience = END_PATIENCE): void {
  const server: Server = app.server;
  const connections = new Set<Connection>();
  server.on('connection', (socket: Connection) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: { readonly socket: Connection }, response) => {
    socket[LATEST] = response;
  });
  app.addHook('preClose', async () => {
    const cutArriving = setTimeout(() => {
      for (const socket of connections) if (!isUnderWay(socket[LATEST])) socket.destroy();
    }, patience.arrivingMs);
    const cutAll = setTimeout(() => server.closeAllConnections(), patience.answeringMs);
    for (const timer of [cutArriving, cutAll]) server.once('close', () => clearTimeout(timer));
  });
}

/** An answer to a call that has arrived completely. */
function isUnderWay(response: ServerResponse | undefined): boolean {
  return response?.req.complete === true && !response.writableFinished;
}
