import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What the server waits for at its end, in ms. */
export interface EndPatience {
  /** For calls that have not arrived completely: nothing was promised to them. */
  readonly arrivingMs: number;
  /** For calls that are being answered. */
  readonly answeringMs: number;
}

export const END_PATIENCE: EndPatience = { arrivingMs: 1_000, answeringMs: 8_000 };

/**
 * Makes `app.close()` end whatever callers do: half-sent calls are cut off after a moment, answers
 * that nobody fetches after some more.
 */
export function endConnections(app: FastifyInstance, patience = END_PATIENCE): void {
  const server: Server = app.server;
  const answering = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket: Socket) => {
    answering.set(socket, undefined);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', (request, response) => {
    answering.set(request.socket, response);
    response.once('close', () => {
      if (answering.get(request.socket) === response) answering.set(request.socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    const cutArriving = setTimeout(() => {
      for (const [socket, response] of answering)
        if (response?.req.complete !== true) socket.destroy();
    }, patience.arrivingMs);
    const cutAll = setTimeout(() => server.closeAllConnections(), patience.answeringMs);
    for (const timer of [cutArriving, cutAll]) server.once('close', () => clearTimeout(timer));
  });
}
