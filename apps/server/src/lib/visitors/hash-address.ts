import { createHmac } from 'node:crypto';

interface HashOptions {
  readonly secret: string;
  /** What the hash is stored with. Hashes of different purposes cannot be compared. */
  readonly purpose: 'consent' | 'comment';
  readonly siteId: string;
  readonly at: number;
}

/**
 * Hashes an IP address for storage. The hash distinguishes two addresses of one site, purpose and
 * month, and reveals nothing else. The key changes every month, so that nobody can be followed for
 * longer. It cannot be guessed without the server's secret.
 */
export function hashAddress(address: string, { secret, purpose, siteId, at }: HashOptions): string {
  const month = new Date(at).toISOString().slice(0, 7);
  const key = createHmac('sha256', secret).update(`${purpose} ${siteId} ${month}`).digest();
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
}
