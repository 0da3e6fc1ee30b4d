import { DoneAnswer } from '@beckon/contract/owner-calls';
import type { FastifyInstance } from 'fastify';
import { askedLately, leadNotFound } from '../../http/owner/owner-errors.ts';
import { addLinkPage, addressMarkup } from '../../http/answers/message-page.ts';
import { LeadParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { Store } from '../../store/store.ts';
import type { Confirmations } from './confirmations.ts';

interface ConfirmationRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

/**
 * Mails the link again to a lead that has not confirmed its address. Throws 429 within an hour of
 * the last mail.
 */
export function confirmationRoutes(app: OwnerApp, { store, now }: ConfirmationRouteDeps): void {
  app.post(
    '/api/owner/sites/:siteId/leads/:leadId/ask-confirmation',
    { schema: { params: LeadParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { siteId, leadId } = request.params;
      const account = accountOf(request);
      const isQueued = await store.askConfirmationAgain(account, { siteId, leadId }, now());
      if (isQueued === undefined) throw leadNotFound();
      if (!isQueued) throw askedLately();
      return { success: true as const };
    },
  );
}

/** The page behind the link in the mail to a lead. */
export async function confirmationPages(
  app: FastifyInstance,
  { confirmations }: { readonly confirmations: Confirmations },
): Promise<void> {
  addLinkPage(app, '/confirm', async ({ token, language, isPressed }) => {
    const words = SERVER_TEXTS[language].confirmation;
    const address = confirmations.addressOf(token);
    const tooOld = { title: words.title, text: words.tooOld, role: 'alert' as const };
    if (address === undefined) return tooOld;
    const who = addressMarkup(address);
    if (!isPressed) return { title: words.title, text: words.question(who), button: words.yes };
    return (await confirmations.confirm(token))
      ? { title: words.done, text: words.doneText(who), role: 'status' }
      : tooOld;
  });
}
