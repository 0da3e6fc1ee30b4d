import { type Claim, isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';

/**
 * The content of an owner token. Until `until` (ms), anyone who has the token may see owners'
 * popups and the decision trace of one site.
 */
export interface OwnerToken {
  readonly siteId: string;
  readonly until: number;
}

/**
 * The text that the dashboard's "open my site" link carries.
 * docs/behaviour/starting.md#owner-visits.
 */
export function writeOwnerToken({ siteId, until }: OwnerToken, secret: string): string {
  const claim = `${siteId}.${until}`;
  return `${claim}.${signClaim(claimOf(claim), secret)}`;
}

/** Reads a token. Returns undefined if it is not signed by us or has expired. */
export function readOwnerToken(
  text: string | undefined,
  secret: string,
  now: number,
): OwnerToken | undefined {
  const [, siteId = '', until = '', signature = ''] =
    /^([\w-]{1,64})\.(\d{1,15})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (signature === '' || Number(until) <= now) return undefined;
  return isSignedClaim(claimOf(`${siteId}.${until}`), signature, { secret })
    ? { siteId, until: Number(until) }
    : undefined;
}
function claimOf(text: string): Claim {
  return { purpose: 'owner-token', text };
}
