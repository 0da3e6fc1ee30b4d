import { sql } from 'kysely';
import type { PrizeUse } from '../records/prize-record.ts';
import type { Database } from '../database.ts';

/** What went and what is left of each prize of a popup. Counts are kept by draw, codes by their own rows. */
export async function prizeUses(db: Database, popupId: string, today: string): Promise<ReadonlyMap<string, PrizeUse>> {
  const counts = await db.selectFrom('prize_count')
    .select(['prize_id', sql<number>`sum(count)`.as('given'), sql<number>`sum(case when day = ${today} then count else 0 end)`.as('given_today')])
    .where('popup_id', '=', popupId).groupBy('prize_id').execute();
  const codes = await db.selectFrom('prize_code')
    .select(['prize_id', sql<number>`count(*)`.as('total'), sql<number>`sum(case when draw_id is null then 1 else 0 end)`.as('unused')])
    .where('popup_id', '=', popupId).groupBy('prize_id').execute();
  const uses = new Map<string, PrizeUse>();
  for (const { prize_id, given, given_today } of counts) {
    uses.set(prize_id, { prizeId: prize_id, given: Number(given), givenToday: Number(given_today), codesTotal: 0, codesLeft: 0 });
  }
  for (const { prize_id, total, unused } of codes) {
    const known = uses.get(prize_id) ?? { prizeId: prize_id, given: 0, givenToday: 0 };
    uses.set(prize_id, { ...known, codesTotal: Number(total), codesLeft: Number(unused) });
  }
  return uses;
}
