import { createHmac, timingSafeEqual } from 'node:crypto';

/** What we sign. A signature for one purpose is not valid for another. */
export interface Claim {
  readonly purpose: string;
  readonly text: string;
}

/** How a signature is written. Without `letters` it is complete. */
export interface SignatureForm {
  readonly encoding?: 'base64url' | 'hex';
  readonly letters?: number;
}

/** Our signature of a claim. Only who knows the secret can write it. */
export function signClaim(
  { purpose, text }: Claim,
  secret: string,
  { encoding = 'base64url', letters }: SignatureForm = {},
): string {
  const signature = createHmac('sha256', secret).update(`${purpose} ${text}`).digest(encoding);
  return signature.slice(0, letters);
}

/**
 * Whether this is our signature of the claim. The time that this takes does not depend on how much
 * of it is right.
 */
export function isSignedClaim(
  claim: Claim,
  signature: string,
  { secret, ...form }: SignatureForm & { readonly secret: string },
): boolean {
  const [right, given] = [Buffer.from(signClaim(claim, secret, form)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
