import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'max-age=31536000';

/** The dashboard and landing pages use no special permissions of the browser. */
export const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/**
 * If the public address is https, asks browsers to use only https for a year. This is limited to
 * our own host name, because other servers may run under the same domain.
 */
export function addTransportSecurity(app: FastifyInstance, publicUrl: string | undefined): void {
  for (const [name, value] of Object.entries(transportHeaders(publicUrl)))
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header(name, value);
      done();
    });
}

/** The headers that `addTransportSecurity` sets; none if the public address is not https. */
export function transportHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') === true ? { 'strict-transport-security': ONE_YEAR } : {};
}
