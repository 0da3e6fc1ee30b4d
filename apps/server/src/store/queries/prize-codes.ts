import type { Database } from '../database.ts';

const CHUNK = 500;

export async function addCodes(
  transaction: Database,
  popupId: string,
  prizeId: string,
  codes: readonly string[],
) {
  const last = await transaction
    .selectFrom('prize_code')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .executeTakeFirst();
  const first = Number(last?.position ?? 0) + 1;
  const rows = [...new Set(codes)].map((code, index) => ({
    popup_id: popupId,
    prize_id: prizeId,
    code,
    position: first + index,
    draw_id: null,
  }));
  let added = 0;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const stored = await transaction
      .insertInto('prize_code')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((oc) => oc.doNothing())
      .returning('code')
      .execute();
    added += stored.length;
  }
  return { added, duplicates: codes.length - added };
}

export async function removeCodes(db: Database, popupId: string, prizeId: string): Promise<number> {
  const gone = await db
    .deleteFrom('prize_code')
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .where('draw_id', 'is', null)
    .returning('code')
    .execute();
  return gone.length;
}
