import { DeleteAccountRequest, DoneAnswer } from '@beckon/contract/owner-calls';
import { notYourPassword, tooManyTries } from '../../http/owner-errors.ts';
import { type OwnerApp, ownerIn } from '../../http/owner-scope.ts';
import { createLimiter } from '../../lib/limiter.ts';
import { removeLeftovers } from '../../lib/remove-leftovers.ts';
import type { Store } from '../../store/store.ts';
import type { Accounts } from './accounts.ts';

interface DeleteAccountDeps {
  readonly accounts: Pick<Accounts, 'isPassword' | 'remove'>;
  readonly store: Store;
  readonly now: () => number;
}

const TRIES = 10;
const WITHIN_MS = 10 * 60_000;

/** `POST /api/owner/account/delete`: asks for the password again. Contract: `session-call.ts`. */
export function deleteAccountRoute(
  app: OwnerApp,
  { accounts, store, now }: DeleteAccountDeps,
): void {
  const tries = createLimiter({ withinMs: WITHIN_MS, now });
  app.post(
    '/api/owner/account/delete',
    { schema: { body: DeleteAccountRequest, response: { 200: DoneAnswer } } },
    async (request) => {
      const { userId, email } = ownerIn(request);
      const seconds = tries.waitSeconds(userId, TRIES);
      if (seconds > 0) throw tooManyTries(seconds);
      // Counted before the slow check, so that a hundred guesses at once count as a hundred.
      tries.count(userId);
      if (!(await accounts.isPassword(email, request.body.password))) throw notYourPassword();
      await accounts.remove(userId);
      removeLeftovers(store, request.log);
      return { success: true as const };
    },
  );
}
