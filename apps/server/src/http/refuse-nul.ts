import type { FastifyInstance } from 'fastify';
import { badCall } from '../errors.ts';

/**
 * Refuses addresses that contain a NUL character (400): PostgreSQL cannot look for one, and none of
 * our addresses has one. In bodies, the parsers drop NUL characters.
 */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('%00')) done(badCall('This address contains a NUL character.'));
    else done();
  });
}
