import { createHmac } from 'node:crypto';

interface HashOptions {
  readonly secret: string;
  /** What it is kept with: hashes of two purposes cannot be compared. */
  readonly purpose: 'consent' | 'comment';
  readonly siteId: string;
  readonly at: number;
}

/**
 * An address as it is kept: a hash that distinguishes two addresses of one site, purpose and month,
 * and nothing else. The key changes by month, so that nobody can be followed for longer, and cannot
 * be guessed without the server's secret.
 */
export function hashAddress(address: string, { secret, purpose, siteId, at }: HashOptions): string {
  const month = new Date(at).toISOString().slice(0, 7);
  const key = createHmac('sha256', secret).update(`${purpose} ${siteId} ${month}`).digest();
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
}
