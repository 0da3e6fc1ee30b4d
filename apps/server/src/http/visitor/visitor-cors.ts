import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = '86400';

/** Headers that let any page read an answer. */
export const ANY_SITE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Lets any page call the routes of this scope, without credentials. Answers the preflights of
 * `paths`.
 */
export function allowAnySite(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANY_SITE_HEADERS);
    done();
  });
  for (const path of paths) {
    app.options(path, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .send(),
    );
  }
}
