import { sql } from 'kysely';
import type { Database, Engine } from '../../database.ts';
import type { PoolKey } from '../../records/prize-record.ts';
import { comparedCode } from '../../../lib/popups/same-code.ts';
import { codeInAnyCase } from './code-in-any-case.ts';
import { knownCodes, newCodes, READ_STEP } from './known-codes.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';

/** Codes written or removed in one transaction: draws of the same popup wait for it. */
const STEP = 100;

/** A pool, and the prizes of its popup, whose codes stay where they are. */
type FilledPool = PoolKey & { readonly prizeIds?: readonly string[] };

interface NewCodes {
  readonly pool: FilledPool;
  readonly codes: readonly string[];
  /** The maximum number of codes in all pools of the site together. */
  readonly most: number;
}

/**
 * Adds codes after the existing ones, some at a time. If it fails in between, the first codes are
 * in the pool, and adding all of them again adds the others. `full`: there is no room for all.
 */
export async function addCodes(db: Database, engine: Engine, { pool, codes, most }: NewCodes) {
  if (!(await isRoomFor(db, engine, { pool, codes, most }))) return 'full';
  let [added, otherCase] = [0, 0];
  for (let start = 0; start < codes.length; start += STEP) {
    const step = codes.slice(start, start + STEP);
    const stored = await db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, pool.popupId);
      // Uploads to several pools may run at once.
      if (!(await isRoomFor(transaction, engine, { pool, codes: step, most }))) return 'full';
      return addStep(transaction, engine, { pool, wanted: step });
    });
    if (stored === 'full') return 'full';
    added += stored.added;
    otherCase += stored.otherCase;
    await letOthersRun();
  }
  return { added, duplicates: codes.length - added, otherCase };
}

/** The prizes of the popup that have pools. */
async function poolsOf(db: Database, { popupId }: PoolKey): Promise<readonly string[]> {
  const pools = await db
    .selectFrom('prize_pool')
    .select('prize_id')
    .where('popup_id', '=', popupId)
    .execute();
  return pools.map(({ prize_id }) => prize_id);
}

/** Codes that the popup already has take no room, so that an upload can be repeated. */
async function isRoomFor(
  db: Database,
  engine: Engine,
  { pool, codes, most }: NewCodes,
): Promise<boolean> {
  const { inUse, inTrash } = await codesOfSite(db, pool);
  const { popupId } = pool;
  if (inTrash > most) return false;
  const room = most - inUse;
  if (codes.length <= room) return true;
  const wanted = [...new Set(codes.map(comparedCode))];
  let added = wanted.length;
  for (let start = 0; start < wanted.length; start += READ_STEP) {
    const step = wanted.slice(start, start + READ_STEP);
    const known = await knownCodes(db, engine, { popupId, codes: step });
    added -= new Set(known.map(comparedCode)).size;
    if (start + READ_STEP < wanted.length) await letOthersRun();
  }
  return added <= room;
}

/**
 * Codes in the pools of the site that this pool belongs to, given out or not; and codes in its
 * trash that were not given out.
 */
async function codesOfSite(db: Database, { popupId }: PoolKey) {
  const site = db.selectFrom('popup').select('site_id').where('id', '=', popupId);
  const row = await db
    .selectFrom('popup')
    .innerJoin('prize_pool', 'prize_pool.popup_id', 'popup.id')
    .select([
      sql<number>`sum(case when popup.status <> 'deleted' then codes else 0 end)`.as('in_use'),
      sql<number>`sum(case when popup.status = 'deleted' then unused else 0 end)`.as('in_trash'),
    ])
    .where('popup.site_id', '=', site)
    .executeTakeFirst();
  return { inUse: Number(row?.in_use ?? 0), inTrash: Number(row?.in_trash ?? 0) };
}

/**
 * Moves codes that were not given out from pools of removed prizes to this one, because each code
 * is given only once, and a pool stays when its prize is removed from the popup. Leaves out codes
 * that are in this pool or in that of another prize, or were given out.
 */
async function addStep(
  transaction: Database,
  engine: Engine,
  { pool, wanted }: { readonly pool: FilledPool; readonly wanted: readonly string[] },
): Promise<{ readonly added: number; readonly otherCase: number }> {
  const { popupId, prizeId, prizeIds: keeping = [] } = pool;
  const key = { popup_id: popupId, prize_id: prizeId };
  const prizeIds = await poolsOf(transaction, { popupId, prizeId });
  const removed = prizeIds.filter((id) => !keeping.includes(id));
  await takeFromOthers(transaction, engine, { pool, prizeIds: removed, codes: wanted });
  const { codes, otherCase } = newCodes(
    wanted,
    await knownCodes(transaction, engine, { popupId, codes: wanted }),
  );
  if (codes.length === 0) return { added: 0, otherCase };
  const last = await lastPositionOf(transaction, { popupId, prizeId });
  const rows = codes.map((code, index) => ({
    ...key,
    code,
    position: last + 1 + index,
    draw_id: null,
  }));
  const stored = await transaction
    .insertInto('prize_code')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('code')
    .execute();
  await transaction
    .insertInto('prize_pool')
    .values({
      ...key,
      codes: stored.length,
      unused: stored.length,
      last_position: last + codes.length,
    })
    .onConflict((oc) =>
      oc.columns(['popup_id', 'prize_id']).doUpdateSet((eb) => ({
        codes: eb('prize_pool.codes', '+', eb.ref('excluded.codes')),
        unused: eb('prize_pool.unused', '+', eb.ref('excluded.unused')),
        last_position: eb.ref('excluded.last_position'),
      })),
    )
    .execute();
  return { added: stored.length, otherCase };
}

/** The position of the code that was added last. */
async function lastPositionOf(db: Database, { popupId, prizeId }: PoolKey): Promise<number> {
  const pool = await db
    .selectFrom('prize_pool')
    .select('last_position')
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .executeTakeFirst();
  return pool?.last_position ?? 0;
}

interface Taken {
  readonly pool: PoolKey;
  readonly prizeIds: readonly string[];
  readonly codes: readonly string[];
}

async function takeFromOthers(
  transaction: Database,
  engine: Engine,
  { pool: { popupId, prizeId }, prizeIds, codes }: Taken,
): Promise<void> {
  const others = prizeIds.filter((id) => id !== prizeId);
  if (others.length === 0) return;
  const taken = await transaction
    .deleteFrom('prize_code')
    .where('popup_id', '=', popupId)
    .where('prize_id', 'in', others)
    .where(codeInAnyCase(engine), 'in', codes.map(comparedCode))
    .where('draw_id', 'is', null)
    .returning('prize_id')
    .execute();
  for (const [id, { length }] of Map.groupBy(taken, ({ prize_id }) => prize_id))
    await countRemoved(transaction, { popupId, prizeId: id }, length);
}

async function countRemoved(
  transaction: Database,
  { popupId, prizeId }: PoolKey,
  count: number,
): Promise<void> {
  await transaction
    .updateTable('prize_pool')
    .set((eb) => ({ codes: eb('codes', '-', count), unused: eb('unused', '-', count) }))
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .execute();
}

/** Removes the codes that were not given out, some at a time; returns how many. */
export async function removeCodes(db: Database, engine: Engine, pool: PoolKey): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, pool.popupId);
      return removeStep(transaction, pool);
    });
    removed += gone.length;
    if (gone.length < STEP) return removed;
    await letOthersRun();
  }
}

/**
 * Moves the codes that were not given out to the same prize of another popup, some at a time, in
 * the order in which they will be given. Each code is in one of the two pools at any time.
 */
export async function moveCodes(
  db: Database,
  engine: Engine,
  { from, to }: { readonly from: PoolKey; readonly to: PoolKey },
): Promise<void> {
  // Without a last position, two moves between the same popups would move their codes for ever.
  const last = await lastPositionOf(db, from);
  for (;;) {
    const moved = await db.transaction().execute(async (transaction) => {
      // In one order, so that two moves in opposite directions do not lock each other out.
      for (const id of [from.popupId, to.popupId].toSorted()) await engine.lock(transaction, id);
      const codes = await removeStep(transaction, from, last);
      if (codes.length > 0) await addStep(transaction, engine, { pool: to, wanted: codes });
      return codes;
    });
    if (moved.length < STEP) return;
    await letOthersRun();
  }
}

/** Removes the unused codes of popups that were deleted before this moment (ms). */
export async function removeDeletedCodes(db: Database, engine: Engine, deletedBefore: number) {
  const pools = await db
    .selectFrom('prize_pool')
    .innerJoin('popup', 'popup.id', 'prize_pool.popup_id')
    .select(['prize_pool.popup_id as popupId', 'prize_pool.prize_id as prizeId'])
    .where('prize_pool.unused', '>', 0)
    .where('popup.status', '=', 'deleted')
    .where('popup.updated_at', '<', deletedBefore)
    .execute();
  for (const pool of pools) await removeCodes(db, engine, pool);
}

/** Removes the first codes that were not given out, up to `last`; returns them in their order. */
async function removeStep(
  transaction: Database,
  { popupId, prizeId }: PoolKey,
  last?: number,
): Promise<readonly string[]> {
  let unused = transaction
    .selectFrom('prize_code')
    .select('code')
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .where('draw_id', 'is', null)
    .orderBy('position')
    .limit(STEP);
  if (last !== undefined) unused = unused.where('position', '<=', last);
  const gone = await transaction
    .deleteFrom('prize_code')
    .where('popup_id', '=', popupId)
    .where('prize_id', '=', prizeId)
    .where('code', 'in', unused)
    .returning(['code', 'position'])
    .execute();
  await countRemoved(transaction, { popupId, prizeId }, gone.length);
  return gone.toSorted((one, other) => one.position - other.position).map(({ code }) => code);
}
