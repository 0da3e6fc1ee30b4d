import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { latestAnswer, openConnections } from './open-connections.ts';

/** How long a stopping server waits for calls (ms). */
export interface EndPatience {
  /** For calls that have not arrived completely; none of them was acknowledged. */
  readonly arrivingMs: number;
  /** For calls that are being answered. */
  readonly answeringMs: number;
}

export const END_PATIENCE: EndPatience = { arrivingMs: 1_000, answeringMs: 8_000 };

/**
 * Limits how long `app.close()` takes. Calls that have not arrived completely are cut off after
 * `arrivingMs`, and all other connections after `answeringMs`.
 */
export function endConnections(app: FastifyInstance, patience = END_PATIENCE): void {
  const server: Server = app.server;
  const connections = openConnections(server);
  app.addHook('preClose', async () => {
    const cutArriving = setTimeout(() => {
      for (const socket of connections) if (!isUnderWay(latestAnswer(socket))) socket.destroy();
    }, patience.arrivingMs);
    const cutAll = setTimeout(() => server.closeAllConnections(), patience.answeringMs);
    for (const timer of [cutArriving, cutAll]) server.once('close', () => clearTimeout(timer));
  });
}

/** True if the call has arrived completely and its answer is not finished. */
function isUnderWay(response: ServerResponse | undefined): boolean {
  return response?.req.complete === true && !response.writableFinished;
}
