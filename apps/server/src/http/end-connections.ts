import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stopping server waits for calls (ms). */
export interface EndPatience {
  /** For calls that have not arrived completely; none of them was acknowledged. */
  readonly arrivingMs: number;
  /** For calls that are being answered. */
  readonly answeringMs: number;
}

export const END_PATIENCE: EndPatience = { arrivingMs: 1_000, answeringMs: 8_000 };

/** A property of the socket: it is set at each call, and a map of all connections would be slower. */
const LATEST = Symbol('latest answer');
type Connection = Socket & {
  /** The latest answer on this connection. It may be finished. */
  [LATEST]?: ServerResponse;
};

/**
 * Limits how long `app.close()` takes. Calls that have not arrived completely are cut off after
 * `arrivingMs`, and all other connections after `answeringMs`.
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

/** True if the call has arrived completely and its answer is not finished. */
function isUnderWay(response: ServerResponse | undefined): boolean {
  return response?.req.complete === true && !response.writableFinished;
}
