import { sql } from 'kysely';
import { letOthersRun } from '../../lib/let-others-run.ts';
import type { Database } from '../database.ts';
import type { PopupStore } from '../records/popup-record.ts';

/** Templates looked at in one step. It takes some milliseconds, because only indexes are read. */
const LOOKED_AT_A_STEP = 250;
/** Removed in one step: templates are large. */
const REMOVED_A_STEP = 10;

/** A published popup names it; also one that is paused, in a test, or in the trash. */
const IS_USED = sql<boolean>`(
  exists (select 1 from popup where popup.template_hash = template.hash) or
  exists (select 1 from popup where popup.mobile_template_hash = template.hash))`;

export function buildUnusedTemplates(db: Database): Pick<PopupStore, 'removeUnusedTemplates'> {
  return {
    async removeUnusedTemplates({ at, unusedBefore }) {
      // They were found while the clock was ahead.
      await db.updateTable('unused_template').set({ since: at }).where('since', '>', at).execute();
      await recordUnused(db, at);
      return removeMarked(db, unusedBefore);
    },
  };
}

/** A template that a publication needs from now on is not removed, also if it was unused. */
export async function keepTemplates(
  transaction: Database,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('unused_template').where('hash', 'in', hashes).execute();
}

async function recordUnused(db: Database, at: number): Promise<void> {
  let last = '';
  for (;;) {
    const step = await db
      .selectFrom('template')
      .select(['hash', sql<number>`case when ${IS_USED} then 1 else 0 end`.as('is_used')])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(LOOKED_AT_A_STEP)
      .execute();
    const used = step.filter((row) => row.is_used === 1).map(({ hash }) => hash);
    const unused = step.filter((row) => row.is_used !== 1).map(({ hash }) => ({ hash, since: at }));
    if (used.length > 0) await keepTemplates(db, used);
    if (unused.length > 0)
      await db
        .insertInto('unused_template')
        .values(unused)
        .onConflict((oc) => oc.doNothing())
        .execute();
    if (step.length < LOOKED_AT_A_STEP) return;
    last = step.at(-1)?.hash ?? '';
    await letOthersRun();
  }
}

async function removeMarked(db: Database, unusedBefore: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await db
      .transaction()
      .execute((transaction) => removeSome(transaction, unusedBefore));
    removed += gone.removed;
    if (gone.marks < REMOVED_A_STEP) return removed;
    await letOthersRun();
  }
}

/**
 * The mark goes first. A publication that needs the template takes the mark first, too, so one of
 * the two waits for the other.
 */
async function removeSome(transaction: Database, unusedBefore: number) {
  const old = transaction
    .selectFrom('unused_template')
    .select('hash')
    .where('since', '<', unusedBefore)
    .orderBy('hash')
    .limit(REMOVED_A_STEP);
  const marks = await transaction
    .deleteFrom('unused_template')
    .where('hash', 'in', old)
    .returning('hash')
    .execute();
  if (marks.length === 0) return { marks: 0, removed: 0 };
  const hashes = marks.map(({ hash }) => hash);
  const gone = await transaction
    .deleteFrom('template')
    .where('hash', 'in', hashes)
    .where(sql<boolean>`not ${IS_USED}`)
    .returning('hash')
    .execute();
  return { marks: marks.length, removed: gone.length };
}
