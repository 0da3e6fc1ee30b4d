import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Claim, isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';

const COOKIE = 'beckon_device';
const LIVES_SECONDS = 365 * 24 * 3600;
const VALUE = /(?:^|;\s*)beckon_device=([\w-]{36})\.(\d{1,12})\.([\w-]{43})(?:;|$)/;

/**
 * The id of a device on which this owner signed in before, from a cookie that we signed for this
 * e-mail address. Undefined: there is no cookie, it is another owner's, or it has expired. The
 * cookie gives no access: it only keeps strangers' wrong passwords from counting against the
 * owner.
 */
export function readKnownDevice(
  request: Pick<FastifyRequest, 'headers'>,
  { email, secret, now }: DeviceOptions,
): string | undefined {
  const [, id = '', until = '', signature = ''] = VALUE.exec(request.headers.cookie ?? '') ?? [];
  if (signature === '' || Number(until) * 1000 <= now) return undefined;
  return isSignedClaim(claimOf(`${id}.${until}`, email), signature, { secret }) ? id : undefined;
}

export interface DeviceOptions {
  /** In lower case. */
  readonly email: string;
  readonly secret: string;
  /** In ms. */
  readonly now: number;
}

/** The `Set-Cookie` header that makes this browser a known device of the owner for a year. */
export function knownDeviceCookie(
  { email, secret, now }: DeviceOptions,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const claim = `${randomUUID()}.${Math.floor(now / 1000) + LIVES_SECONDS}`;
  const value = `${claim}.${signClaim(claimOf(claim, email), secret)}`;
  const rest = `Path=/api/auth; Max-Age=${LIVES_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${value}; ${rest}${isSecure ? '; Secure' : ''}`;
}
function claimOf(device: string, email: string): Claim {
  return { purpose: 'device', text: `${device} ${email}` };
}
