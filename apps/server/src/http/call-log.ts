import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per call at level `debug`: route, status and time. It never logs an address, a body
 * or a query, because they contain personal data.
 */
export function addCallLog(app: FastifyInstance): void {
  if (!logsCalls(app)) return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    );
  });
}

/** Whether the log has a line for each call. */
export function logsCalls(app: FastifyInstance): boolean {
  return app.log.level === 'debug' || app.log.level === 'trace';
}
