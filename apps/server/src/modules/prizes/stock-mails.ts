import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import type { Mail } from '../../lib/mail/send-mail.ts';
import { stopLink, type StopLinkDeps } from '../../lib/mail/stop-link.ts';
import { isLowStock } from '../../lib/popups/stock-line.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { SiteRecord, StockLine, Store } from '../../store/store.ts';
import { composeStockMail } from './compose-stock-mail.ts';

const NO_CODES = { codesLeft: 0, codesTotal: 0 };

export interface StockMailDeps extends StopLinkDeps {
  readonly store: Pick<Store, 'popup' | 'prizeUses' | 'confirmedRecipients'>;
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

  /** The popup, the prize and the number of codes left. Undefined: the line is no longer crossed. */
  const findStock = async (site: SiteRecord, { line, popupId, prizeId }: StockLine) => {
    const popup = await store.popup(site.accountId, popupId);
    const prize = popup && drawnPrizes(popup.settings)?.find(({ id }) => id === prizeId);
    if (!popup || prize?.usesCodePool !== true) return undefined;
    const { day } = wallClock(now(), site.settings.timeZone);
    const uses = (await store.prizeUses(site.accountId, popupId, day)) ?? [];
    const { codesLeft, codesTotal } = uses.find((use) => use.prizeId === prizeId) ?? NO_CODES;
    const stock = { left: codesLeft, total: codesTotal };
    return isCrossed(line, stock) ? { popup, prize, left: stock.left } : undefined;
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
        editUrl: `${baseUrl}/popups/${stock.popupId}/edit`,
        stopUrl: stopLink('lead-mails', claim, deps),
      });
    },
  };
}

function isCrossed(line: StockLine['line'], stock: Parameters<typeof isLowStock>[0]): boolean {
  return line === 'used-up' ? stock.left === 0 : stock.left > 0 && isLowStock(stock);
}
