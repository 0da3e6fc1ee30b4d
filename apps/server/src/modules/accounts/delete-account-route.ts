import { DeleteAccountRequest, DoneAnswer } from '@beckon/contract/owner-calls';
import { type OwnerApp, ownerIn } from '../../http/owner/owner-scope.ts';
import { removeLeftovers } from '../../lib/remove-leftovers.ts';
import type { Store } from '../../store/store.ts';
import type { Accounts } from './accounts.ts';
import type { ConfirmPassword } from './confirm-password.ts';

interface DeleteAccountDeps {
  readonly accounts: Pick<Accounts, 'remove'>;
  readonly confirmPassword: ConfirmPassword;
  readonly store: Store;
}

/** `POST /api/owner/account/delete`: asks for the password again. Contract: `session-call.ts`. */
export function deleteAccountRoute(
  app: OwnerApp,
  { accounts, confirmPassword, store }: DeleteAccountDeps,
): void {
  app.post(
    '/api/owner/account/delete',
    { schema: { body: DeleteAccountRequest, response: { 200: DoneAnswer } } },
    async (request) => {
      const owner = ownerIn(request);
      await confirmPassword(owner, request.body.password);
      await accounts.remove(owner.userId);
      removeLeftovers(store, request.log);
      return { success: true as const };
    },
  );
}
