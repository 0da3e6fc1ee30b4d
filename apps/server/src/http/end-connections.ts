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

/**
 * Makes sure that `app.close()` ends: calls that are not sent completely are cut off after a
 * moment, answers that the caller does not read a little later.
 */
export function endConnections(app: FastifyInstance, patience = END_PATIENCE): void {
  const server: Server = app.server;
  /** With the latest answer of each connection, which may have ended. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => connections.set(request.socket, response));
  app.addHook('preClose', async () => {
    const cutArriving = setTimeout(() => {
      for (const [socket, response] of connections) if (!isUnderWay(response)) socket.destroy();
    }, patience.arrivingMs);
    const cutAll = setTimeout(() => server.closeAllConnections(), patience.answeringMs);
    for (const timer of [cutArriving, cutAll]) server.once('close', () => clearTimeout(timer));
  });
}

/** An answer to a call that has arrived completely. */
function isUnderWay(response: ServerResponse | undefined): boolean {
  return response?.req.complete === true && !response.writableFinished;
}
