import { type SelectQueryBuilder, sql } from 'kysely';
import type { PrizeUse } from '../../records/prize-record.ts';
import type { Database } from '../../database.ts';
import type { Tables } from '../../tables/tables.ts';

/** A list of ids, or the query that finds them. */
type PopupIds = readonly string[] | SelectQueryBuilder<Tables, 'popup', { id: string }>;

/** What was drawn and what is left of each prize of a popup. */
export async function prizeUses(
  db: Database,
  popupId: string,
  today: string,
): Promise<ReadonlyMap<string, PrizeUse>> {
  return (await prizeUsesByPopup(db, [popupId], today)).get(popupId) ?? new Map();
}

/**
 * The same for many popups, in one query. Both are stored as numbers, because a pool may contain
 * hundreds of thousands of codes. Popups without either are left out.
 */
export async function prizeUsesByPopup(
  db: Database,
  popupIds: PopupIds,
  today: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, PrizeUse>>> {
  const none = sql<number>`0`;
  const counts = db
    .selectFrom('prize_count')
    .select([
      'popup_id',
      'prize_id',
      sql<number>`sum(count)`.as('given'),
      sql<number>`sum(case when day = ${today} then count else 0 end)`.as('given_today'),
      none.as('codes'),
      none.as('unused'),
    ])
    .where('popup_id', 'in', popupIds)
    .groupBy(['popup_id', 'prize_id']);
  const codes = db
    .selectFrom('prize_pool')
    .select(['popup_id', 'prize_id', none.as('given'), none.as('given_today'), 'codes', 'unused'])
    .where('popup_id', 'in', popupIds)
    .where('codes', '>', 0);
  const rows = await db
    .selectFrom(counts.unionAll(codes).as('uses'))
    .select([
      'popup_id',
      'prize_id',
      sumOf('given'),
      sumOf('given_today'),
      sumOf('codes'),
      sumOf('unused'),
    ])
    .groupBy(['popup_id', 'prize_id'])
    .execute();
  const byPopup = new Map<string, Map<string, PrizeUse>>();
  for (const { popup_id, prize_id, given, given_today, codes: codesTotal, unused } of rows) {
    const uses = byPopup.get(popup_id) ?? new Map<string, PrizeUse>();
    byPopup.set(
      popup_id,
      uses.set(prize_id, {
        prizeId: prize_id,
        given: Number(given),
        givenToday: Number(given_today),
        codesTotal: Number(codesTotal),
        codesLeft: Number(unused),
      }),
    );
  }
  return byPopup;
}

function sumOf<Column extends string>(column: Column) {
  return sql<number>`sum(${sql.ref(column)})`.as(column);
}
