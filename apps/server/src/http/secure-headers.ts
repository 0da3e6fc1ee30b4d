import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'max-age=31536000';

/** The dashboard and landing pages use no special permissions of the browser. */
export const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/**
 * If the public address is https, asks browsers to use only https for a year. For our own host name
 * only, because other servers may run under the same domain.
 */
export function addTransportSecurity(app: FastifyInstance, publicUrl: string | undefined): void {
  if (publicUrl?.startsWith('https:') !== true) return;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', ONE_YEAR);
    done();
  });
}
