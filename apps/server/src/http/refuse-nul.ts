import type { FastifyInstance } from 'fastify';
import { badCall } from '../errors.ts';

/**
 * Refuses addresses with a NUL character in them (400): PostgreSQL cannot look for one, and nothing
 * of ours has one. Bodies lose theirs where they are parsed.
 */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(badCall('This address holds a NUL character.'));
    else done();
  });
}
