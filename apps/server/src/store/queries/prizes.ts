import type { PrizeStore } from '../records/prize-record.ts';
import type { Database, Engine } from '../database.ts';
import { addCodes, moveCodes, removeCodes, unusedCodes } from './prize-codes.ts';
import { allDraws, drawOnce, findDraw } from './prize-draw.ts';
import { prizeUses, prizeUsesByPopup } from './prize-uses.ts';

export function buildPrizeStore(db: Database, engine: Engine): PrizeStore {
  const ifOwned = async <Answer>(
    accountId: string,
    popupId: string,
    work: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const row = await db
      .selectFrom('popup')
      .select('id')
      .where('id', '=', popupId)
      .where('account_id', '=', accountId)
      .where('status', '<>', 'deleted')
      .executeTakeFirst();
    return row && work();
  };
  return {
    draw: (request) =>
      db.transaction().execute((transaction) => drawOnce(transaction, engine, request)),
    drawOf: (popupId, visitorId) => findDraw(db, popupId, visitorId),
    prizeUses: (accountId, popupId, day) =>
      ifOwned(accountId, popupId, async () => [...(await prizeUses(db, popupId, day)).values()]),
    sitePrizeUses: (accountId, siteId, day) =>
      prizeUsesByPopup(
        db,
        db
          .selectFrom('popup')
          .select('id')
          .where('account_id', '=', accountId)
          .where('site_id', '=', siteId)
          .where('status', '<>', 'deleted'),
        day,
      ),
    addCodes: (accountId, { mostOfSite = Number.POSITIVE_INFINITY, ...pool }, codes) =>
      ifOwned(accountId, pool.popupId, () =>
        addCodes(db, engine, { pool, codes, most: mostOfSite }),
      ),
    removeCodes: (accountId, pool) =>
      ifOwned(accountId, pool.popupId, () => removeCodes(db, engine, pool)),
    moveCodes: async (accountId, { from, to, prizeId }) => {
      await ifOwned(accountId, from, () =>
        ifOwned(accountId, to, () =>
          moveCodes(db, engine, { from: { popupId: from, prizeId }, to: { popupId: to, prizeId } }),
        ),
      );
    },
    async *streamUnusedCodes(accountId, pool) {
      if (await ifOwned(accountId, pool.popupId, async () => true)) yield* unusedCodes(db, pool);
    },
    async *streamDraws(accountId, popupId) {
      if (await ifOwned(accountId, popupId, async () => true)) yield* allDraws(db, popupId);
    },
  };
}
