import { readPlainAnswer } from '../../calls/plain-answer.ts';
import type { PageAccess, ServerAccess } from '../environment.ts';
import { settlePending } from '../pending-calls.ts';
import type { PendingConversions } from '../../calls/pending-conversions.ts';

/** Sends the calls of earlier pages that did not arrive, once per page view. */
export async function resendPending({
  call,
  clock,
  pending,
}: Pick<ServerAccess, 'call'> &
  Pick<PageAccess, 'clock'> & { readonly pending: PendingConversions }): Promise<void> {
  for (const { url, form } of pending.fromEarlierPages()) {
    const isGoal = 'goal' in form;
    // From `sent_at` the server knows how late a goal is.
    const late = isGoal ? { ...form, sent_at: String(clock.now()) } : form;
    const sent = await call(
      isGoal ? 'goal' : 'conversion',
      { url, body: { form: late }, outlivesPage: true },
      readPlainAnswer,
    );
    settlePending(pending, form['idempotency_key'] ?? '', sent);
  }
}
