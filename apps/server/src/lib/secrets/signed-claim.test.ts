import { expect, it } from 'vitest';
import { isSignedClaim, signClaim } from './signed-claim.ts';

const claim = { purpose: 'owner-token', text: 'site1.99' };
const secret = 'a secret of this server';
const short = { encoding: 'hex', letters: 32 } as const;

it('a signature has the form that its reader expects', () => {
  expect(signClaim(claim, secret)).toMatch(/^[\w-]{43}$/);
  expect(signClaim(claim, secret, { letters: 22 })).toMatch(/^[\w-]{22}$/);
  expect(signClaim(claim, secret, short)).toMatch(/^[\da-f]{32}$/);
});

it('a signature is valid for its claim, purpose, secret and form only', () => {
  const signature = signClaim(claim, secret);
  expect(isSignedClaim(claim, signature, { secret })).toBe(true);
  expect(isSignedClaim(claim, signClaim(claim, secret, short), { secret, ...short })).toBe(true);
  const refused = [
    isSignedClaim({ ...claim, text: 'site2.99' }, signature, { secret }),
    isSignedClaim({ ...claim, purpose: 'device' }, signature, { secret }),
    isSignedClaim(claim, signature, { secret: 'another secret' }),
    isSignedClaim(claim, signature, { secret, ...short }),
    isSignedClaim(claim, signature.slice(0, -1), { secret }),
    isSignedClaim(claim, `é${signature.slice(1)}`, { secret }),
    isSignedClaim(claim, '', { secret }),
  ];
  expect(refused).toEqual(refused.map(() => false));
});
