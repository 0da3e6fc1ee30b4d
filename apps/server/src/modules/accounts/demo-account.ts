import { asHashed } from './as-hashed.ts';

/** The account that the first run creates as an example. */
export const DEMO_ACCOUNT_ID = 'demo';
export const DEMO_EMAIL = 'demo@beckon.local';
/**
 * Used only where nobody but this machine can reach the server. Elsewhere the first run generates a
 * password and prints it.
 */
export const DEMO_PASSWORD = 'beckon-demo';

/** Whether a typed password opens the demo that has the well-known one. */
export function isDemoPassword(typed: string): boolean {
  return asHashed(typed) === DEMO_PASSWORD;
}
