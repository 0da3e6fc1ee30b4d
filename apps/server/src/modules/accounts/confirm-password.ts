import { notYourPassword, tooManyTries } from '../../http/owner/owner-errors.ts';
import type { Owner } from '../../http/owner/owner-scope.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { Accounts } from './accounts.ts';

const TRIES = 10;
const WITHIN_MS = 10 * 60_000;

/** Throws unless this is the password of the signed-in owner. Limits the number of tries. */
export type ConfirmPassword = (owner: Owner, password: string) => Promise<void>;

interface ConfirmPasswordDeps {
  readonly accounts: Pick<Accounts, 'isPassword'>;
  readonly now: () => number;
}

export function buildConfirmPassword({ accounts, now }: ConfirmPasswordDeps): ConfirmPassword {
  const tries = createLimiter({ withinMs: WITHIN_MS, now });
  return async ({ userId, email }, password) => {
    const seconds = tries.waitSeconds(userId, TRIES);
    if (seconds > 0) throw tooManyTries(seconds);
    // Counted before the slow check, so that a hundred guesses at the same time count as a hundred.
    tries.count(userId);
    if (!(await accounts.isPassword(email, password))) throw notYourPassword();
    tries.forget(userId);
  };
}
