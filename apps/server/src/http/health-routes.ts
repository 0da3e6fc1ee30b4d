import type { FastifyInstance } from 'fastify';
import { DatabaseDamaged, DatabaseGone, type Store } from '../store/store.ts';

/** A busy server is alive: restarting it because it is slow would make it slower. */
const WHATEVER_THE_LOAD = { pressureHandler: () => {} };

/**
 * `/healthz` answers 200 as long as the process runs, whatever the load. `/readyz` answers 200 if
 * the database answers, too, and accepts data; otherwise 503.
 */
export function addHealthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/healthz', { config: WHATEVER_THE_LOAD }, async () => ({ success: true }));
  app.get('/readyz', async (request, reply) => {
    try {
      await store.ping();
      return { success: true };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      const message =
        error instanceof DatabaseDamaged || error instanceof DatabaseGone
          ? error.message
          : 'The database does not answer.';
      return reply.code(503).send({ success: false, message });
    }
  });
}
