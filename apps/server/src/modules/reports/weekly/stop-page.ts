import type { FastifyInstance } from 'fastify';
import { addLinkPage, addressMarkup } from '../../../http/answers/message-page.ts';
import { escapeHtml } from '../../../lib/text/escape-html.ts';
import type { StopLinkDeps } from '../../../lib/mail/stop-link.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import type { Store } from '../../../store/store.ts';
import { readWeeklyStopToken } from './weekly-links.ts';

export interface StopPageDeps extends Pick<StopLinkDeps, 'secret' | 'now'> {
  readonly store: Pick<Store, 'site' | 'setReportMail' | 'reportMailsOff'>;
}

/** The page behind the link in a weekly report. It ends these reports, or starts them again. */
export async function stopPages(app: FastifyInstance, deps: StopPageDeps): Promise<void> {
  const { store } = deps;
  addLinkPage(app, '/weekly-report', async ({ token, language, isPressed, choice }) => {
    const words = SERVER_TEXTS[language].weekly;
    const claim = readWeeklyStopToken(token, deps);
    const site = claim && (await store.site(claim.accountId, claim.siteId));
    if (!claim || !site) return { title: words.title, text: words.tooOld, role: 'alert' };
    if (isPressed) await store.setReportMail(site.id, claim.address, choice === 'again');
    const isOff = (await store.reportMailsOff(site.id)).has(claim.address);
    const texts = [addressMarkup(claim.address), escapeHtml(site.name)] as const;
    return isOff
      ? {
          title: words.stopped,
          text: words.stoppedText(...texts),
          role: 'status',
          button: words.again,
          choice: 'again',
        }
      : { title: words.title, text: words.question(...texts), button: words.yes };
  });
}
