import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'max-age=31536000';

/** What pages of ours ask of a browser: nothing. For the dashboard and landing pages. */
export const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/**
 * Where the public address is https, tells browsers to come by nothing else for a year. For our own
 * host name only: what else runs under the same domain is not ours to decide about.
 */
export function addTransportSecurity(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') !== true) return;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', ONE_YEAR);
    done();
  });
}
