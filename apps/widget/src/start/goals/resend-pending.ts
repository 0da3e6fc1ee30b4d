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
  for (const { url, form, atMs } of pending.fromEarlierPages()) {
    // From the two times the server knows how late the call is.
    const late = { ...form, happened_at: String(atMs), sent_at: String(clock.now()) };
    const sent = await call(
      'goal' in form ? 'goal' : 'conversion',
      { url, body: { form: late }, outlivesPage: true },
      readPlainAnswer,
    );
    settlePending(pending, form['idempotency_key'] ?? '', sent);
  }
}
