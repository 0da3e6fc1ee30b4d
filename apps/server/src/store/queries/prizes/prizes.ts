import type { PrizeStore } from '../../records/prize-record.ts';
import type { Database, Engine } from '../../database.ts';
import { addCodes, moveCodes, removeCodes } from './prize-codes.ts';
import { codesElsewhere } from './codes-elsewhere.ts';
import { allDraws, drawOnce, findDraw } from './prize-draw.ts';
import { unusedCodes } from './unused-codes.ts';
import { prizeUses, prizeUsesByPopup } from './prize-uses.ts';

export function buildPrizeStore(db: Database, engine: Engine): PrizeStore {
  const statusOf = async (accountId: string, popupId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('popup')
      .select('status')
      .where('id', '=', popupId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.status;
  };
  const ifKept = async <Answer>(
    accountId: string,
    popupId: string,
    work: () => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const status = await statusOf(accountId, popupId);
    return status === undefined || status === 'deleted' ? undefined : work();
  };
  return {
    draw: (request) =>
      db.transaction().execute((transaction) => drawOnce(transaction, engine, request)),
    drawOf: (popupId, visitorId) => findDraw(db, popupId, visitorId),
    prizeUses: (accountId, popupId, day) =>
      ifKept(accountId, popupId, async () => [...(await prizeUses(db, popupId, day)).values()]),
    sitePrizeUses: (accountId, siteId, day) =>
      prizeUsesByPopup(
        db,
        db
          .selectFrom('popup')
          .select('id')
          .where('account_id', '=', accountId)
          .where('site_id', '=', siteId),
        day,
      ),
    addCodes: (accountId, { mostOfSite = Number.POSITIVE_INFINITY, ...pool }, codes) =>
      ifKept(accountId, pool.popupId, () =>
        addCodes(db, engine, { pool, codes, most: mostOfSite }),
      ),
    codesElsewhere: async (accountId, popupId, codes) =>
      (await ifKept(accountId, popupId, () => codesElsewhere(db, engine, { popupId, codes }))) ??
      [],
    removeCodes: (accountId, pool) =>
      ifKept(accountId, pool.popupId, () => removeCodes(db, engine, pool)),
    moveCodes: async (accountId, { from, to, prizeId }) => {
      await ifKept(accountId, from, () =>
        ifKept(accountId, to, () =>
          moveCodes(db, engine, { from: { popupId: from, prizeId }, to: { popupId: to, prizeId } }),
        ),
      );
    },
    async *streamUnusedCodes(accountId, pool) {
      if (await statusOf(accountId, pool.popupId)) yield* unusedCodes(db, pool);
    },
    async *streamDraws(accountId, popupId) {
      if (await statusOf(accountId, popupId)) yield* allDraws(db, popupId);
    },
  };
}
