import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../database.ts';
import type { CartStore } from '../../records/cart-record.ts';

export function buildCartStore(db: Database): CartStore {
  return {
    async openCarts(accountId, { siteId, popupId }, { days: { from, until }, seenAfter }) {
      const row = await db
        .selectFrom('open_cart')
        .select(sql<number>`count(*)`.as('count'))
        .where('scope_id', '=', popupId ?? siteId)
        .where('site_id', '=', siteId)
        .where('seen_at', '>', seenAfter)
        .where(sql<SqlBool>`day between ${from} and ${until}`)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('site')
              .select('id')
              .where('id', '=', siteId)
              .where('account_id', '=', accountId),
          ),
        )
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
    async popupCarts(accountId, siteId, { from, until }) {
      const rows = await db
        .selectFrom('report_money')
        .select(['scope_id', 'value', sql<number>`sum(orders)`.as('count')])
        .where('scope_id', 'in', ({ selectFrom }) =>
          selectFrom('popup')
            .select('id')
            .where('site_id', '=', siteId)
            .where('account_id', '=', accountId),
        )
        .where('dimension', '=', 'carts')
        .where(sql<SqlBool>`day between ${from} and ${until}`)
        .groupBy(['scope_id', 'value'])
        .execute();
      const carts = new Map<string, { seen: number; ordered: number }>();
      for (const { scope_id: popupId, value, count } of rows) {
        const counts = carts.get(popupId) ?? { seen: 0, ordered: 0 };
        counts[value === 'ordered' ? 'ordered' : 'seen'] += Number(count);
        carts.set(popupId, counts);
      }
      return carts;
    },
  };
}
