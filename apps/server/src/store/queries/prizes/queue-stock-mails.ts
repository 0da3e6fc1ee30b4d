import type { StockLine } from '../../records/delivery-record.ts';
import type { Database } from '../../database.ts';
import { toSite } from '../sites/sites.ts';

interface CrossedStock extends StockLine {
  /** The position of the last code. It is different after each upload. */
  readonly lastPosition: number;
  readonly at: number;
}

/**
 * Queues a mail to each recipient of the site who agreed to mails. Runs in the transaction of the
 * draw that crossed the line, so the mail is queued once.
 */
export async function queueStockMails(
  transaction: Database,
  { line, popupId, prizeId, lastPosition, at }: CrossedStock,
): Promise<void> {
  const row = await transaction
    .selectFrom('site')
    .innerJoin('popup', 'popup.site_id', 'site.id')
    .selectAll('site')
    .where('popup.id', '=', popupId)
    .executeTakeFirst();
  const site = row && toSite(row);
  const listed = (site?.settings.leadNotices?.emails ?? []).map((address) => address.toLowerCase());
  if (!site || site.settings.stockMails === false || listed.length === 0) return;
  const agreed = await transaction
    .selectFrom('mail_recipient')
    .select('address')
    .where('account_id', '=', site.accountId)
    .where('address', 'in', listed)
    .where('confirmed_at', 'is not', null)
    .execute();
  if (agreed.length === 0) return;
  const stock: StockLine = { line, popupId, prizeId };
  await transaction
    .insertInto('lead_notice')
    .values(
      agreed.map(({ address }) => ({
        id: `stock-${line}-${popupId}-${prizeId}-${lastPosition}-${address}`,
        lead_id: '',
        site_id: site.id,
        account_id: site.accountId,
        way: 'mail',
        address,
        leads: 0,
        tries: 0,
        due_at: at,
        week: '',
        confirms: 0,
        stock: JSON.stringify(stock),
      })),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
}
