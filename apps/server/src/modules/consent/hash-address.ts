import { createHmac } from 'node:crypto';

/**
 * An address as it is kept with a proof of consent: a hash that tells two addresses of one site and
 * month apart, and nothing else. The key changes by month, so that nobody can be followed for
 * longer, and cannot be guessed without the server's secret.
 */
export function hashAddress(
  address: string,
  { secret, siteId, at }: { readonly secret: string; readonly siteId: string; readonly at: number },
): string {
  const month = new Date(at).toISOString().slice(0, 7);
  const key = createHmac('sha256', secret).update(`consent ${siteId} ${month}`).digest();
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
}
