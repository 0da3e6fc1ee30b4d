import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import type { Mail } from '../../lib/mail/send-mail.ts';
import { stopLink, type StopLinkDeps } from '../../lib/mail/stop-link.ts';
import { hasNothingLeft, pausesWhenUsedUp } from '../../lib/popups/pause-when-used-up.ts';
import { isLowStock } from '../../lib/popups/stock-line.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { PopupRecord, PrizeUse, SiteRecord, StockLine, Store } from '../../store/store.ts';
import { composeStockMail } from './compose-stock-mail.ts';

const NO_CODES = { codesLeft: 0, codesTotal: 0 };

export interface StockMailDeps extends StopLinkDeps {
  readonly store: Pick<Store, 'popup' | 'prizeUses' | 'confirmedRecipients' | 'abTestsOf'>;
}

/** Mails about lists of codes. The store queues them with the draw that crosses the line. */
export interface StockMails {
  /**
   * One mail. Undefined: the recipient does not want it any more, or it is not true any more,
   * because codes were added or the last one was given.
   */
  compose(site: SiteRecord, address: string, stock: StockLine): Promise<Mail | undefined>;
}

export function buildStockMails(deps: StockMailDeps): StockMails {
  const { store, baseUrl, now } = deps;

  const isWanted = async ({ accountId, settings }: SiteRecord, address: string) => {
    const isListed = settings.leadNotices?.emails.some((one) => one.toLowerCase() === address);
    if (settings.stockMails === false || isListed !== true) return false;
    return (await store.confirmedRecipients(accountId, [address])).has(address);
  };

  /** Whether the popup pauses itself now. A design of a running A/B test goes on. */
  const pausesItself = async (popup: PopupRecord, uses: readonly PrizeUse[]) => {
    const { id, siteId, accountId, published } = popup;
    if (!published || !pausesWhenUsedUp(published.settings)) return false;
    if (!hasNothingLeft(published.settings, uses)) return false;
    const tests = await store.abTestsOf(accountId, siteId);
    return !tests.some(
      ({ state, arms }) => state === 'running' && arms.some(({ popupId }) => popupId === id),
    );
  };

  /**
   * The popup, the prize, the number of codes left, and whether the popup pauses itself then.
   * Undefined: the line is no longer crossed.
   */
  const findStock = async (site: SiteRecord, { line, popupId, prizeId }: StockLine) => {
    const popup = await store.popup(site.accountId, popupId);
    const prize = popup && drawnPrizes(popup.settings)?.find(({ id }) => id === prizeId);
    if (!popup || prize?.usesCodePool !== true) return undefined;
    const { day } = wallClock(now(), site.settings.timeZone);
    const uses = (await store.prizeUses(site.accountId, popupId, day)) ?? [];
    const { codesLeft, codesTotal } = uses.find((use) => use.prizeId === prizeId) ?? NO_CODES;
    const stock = { left: codesLeft, total: codesTotal };
    const pauses = await pausesItself(popup, uses);
    return isCrossed(line, stock) ? { popup, prize, pauses, left: stock.left } : undefined;
  };

  return {
    async compose(site, address, stock) {
      if (!(await isWanted(site, address))) return undefined;
      const found = await findStock(site, stock);
      if (!found) return undefined;
      const { language } = site.settings;
      const claim = { subjectId: site.accountId, address, language };
      return composeStockMail({
        to: address,
        line: stock.line,
        language,
        siteName: site.name,
        popupName: found.popup.name,
        prizeLabel: found.prize.label,
        codesLeft: found.left,
        isPaused: found.pauses,
        editUrl: `${baseUrl}/popups/${stock.popupId}/edit`,
        stopUrl: stopLink('lead-mails', claim, deps),
      });
    },
  };
}

function isCrossed(line: StockLine['line'], stock: Parameters<typeof isLowStock>[0]): boolean {
  return line === 'used-up' ? stock.left === 0 : stock.left > 0 && isLowStock(stock);
}
