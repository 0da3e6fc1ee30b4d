import { isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';

const PURPOSE = 'comment';
const FORM = { encoding: 'hex', letters: 32 } as const;

/**
 * Lets the writer of a comment see it while it waits: the hash is in the address they are
 * redirected to.
 */
export function moderationHash(commentId: string, secret: string): string {
  return signClaim({ purpose: PURPOSE, text: commentId }, secret, FORM);
}

export function isModerationHash(commentId: string, hash: string, secret: string): boolean {
  return isSignedClaim({ purpose: PURPOSE, text: commentId }, hash, { secret, ...FORM });
}
