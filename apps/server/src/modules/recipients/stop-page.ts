import type { FastifyInstance } from 'fastify';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { addLinkPage, addressMarkup } from '../../http/answers/message-page.ts';
import { readStopToken, type StopLinkDeps } from '../../lib/mail/stop-link.ts';
import type { Store } from '../../store/store.ts';

export interface StopPageDeps extends Pick<StopLinkDeps, 'secret' | 'now'> {
  readonly store: Pick<Store, 'confirmedRecipients' | 'confirmRecipient' | 'withdrawRecipient'>;
}

/**
 * The page behind the link at the end of a mail about a lead. It ends these mails, or starts them
 * again.
 */
export async function stopLeadMailsPages(app: FastifyInstance, deps: StopPageDeps): Promise<void> {
  const { store, now } = deps;
  addLinkPage(app, '/lead-mails', async ({ token, language, isPressed, choice }) => {
    const words = SERVER_TEXTS[language].leadMails;
    const claim = readStopToken('lead-mails', token, deps);
    if (!claim) return { title: words.title, text: words.incomplete, role: 'alert' };
    const { subjectId: accountId, address } = claim;
    if (isPressed && choice === 'again') await store.confirmRecipient(accountId, address, now());
    else if (isPressed) await store.withdrawRecipient(accountId, address, now());
    const who = addressMarkup(address);
    const isOn = (await store.confirmedRecipients(accountId, [address])).has(address);
    return isOn
      ? { title: words.title, text: words.question(who), button: words.yes }
      : {
          title: words.stopped,
          text: words.stoppedText(who),
          role: 'status',
          button: words.again,
          choice: 'again',
        };
  });
}
