import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { Database } from '../database.ts';

/**
 * Files that publishing stores under the hash of their content, so that many popups or banners can
 * share them.
 */
export interface SharedFiles {
  readonly table: 'template' | 'consent_file';
  /** The table that records since when files have been unused. */
  readonly marks: 'unused_template' | 'unused_consent_file';
  /** A condition that something published refers to the file. */
  readonly isUsed: RawBuilder<boolean>;
}

/**
 * A template is used if a published popup refers to it, even one that is paused, in a test, or in
 * the trash.
 */
export const TEMPLATES: SharedFiles = {
  table: 'template',
  marks: 'unused_template',
  isUsed: sql<boolean>`(
    exists (select 1 from popup where popup.template_hash = template.hash) or
    exists (select 1 from popup where popup.mobile_template_hash = template.hash))`,
};

/** A consent file is used if a kept version of a consent banner refers to it. */
export const CONSENT_FILES: SharedFiles = {
  table: 'consent_file',
  marks: 'unused_consent_file',
  isUsed: sql<boolean>`
    exists (select 1 from consent_version_file
      where consent_version_file.hash = consent_file.hash)`,
};

/** Files looked at in one step. It takes some milliseconds, because only indexes are read. */
const LOOKED_AT_A_STEP = 250;
/** Removed in one step: files are large. */
const REMOVED_A_STEP = 10;

/** Removes the files that nothing has needed since `unusedBefore`; returns how many. */
export async function removeUnused(
  db: Database,
  files: SharedFiles,
  { at, unusedBefore }: { readonly at: number; readonly unusedBefore: number },
): Promise<number> {
  // These marks were written while the clock was ahead.
  await db.updateTable(files.marks).set({ since: at }).where('since', '>', at).execute();
  await recordUnused(db, files, at);
  return removeMarked(db, files, unusedBefore);
}

/** Keeps files that a publication needs from now on, even if they were unused until now. */
export async function keepFiles(
  transaction: Database,
  { marks }: SharedFiles,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom(marks).where('hash', 'in', hashes).execute();
}

async function recordUnused(db: Database, files: SharedFiles, at: number): Promise<void> {
  let last = '';
  for (;;) {
    const step = await db
      .selectFrom(files.table)
      .select(['hash', sql<number>`case when ${files.isUsed} then 1 else 0 end`.as('is_used')])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(LOOKED_AT_A_STEP)
      .execute();
    const used = step.filter((row) => row.is_used === 1).map(({ hash }) => hash);
    const unused = step.filter((row) => row.is_used !== 1).map(({ hash }) => ({ hash, since: at }));
    if (used.length > 0) await keepFiles(db, files, used);
    if (unused.length > 0)
      await db
        .insertInto(files.marks)
        .values(unused)
        .onConflict((oc) => oc.doNothing())
        .execute();
    if (step.length < LOOKED_AT_A_STEP) return;
    last = step.at(-1)?.hash ?? '';
    await letOthersRun();
  }
}

async function removeMarked(
  db: Database,
  files: SharedFiles,
  unusedBefore: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await db
      .transaction()
      .execute((transaction) => removeSome(transaction, files, unusedBefore));
    removed += gone.removed;
    if (gone.marks < REMOVED_A_STEP) return removed;
    await letOthersRun();
  }
}

/**
 * Removes the mark before the file. A publication that needs the file also removes the mark first,
 * so one of the two waits for the other.
 */
async function removeSome(
  transaction: Database,
  { table, marks, isUsed }: SharedFiles,
  unusedBefore: number,
) {
  const old = transaction
    .selectFrom(marks)
    .select('hash')
    .where('since', '<', unusedBefore)
    .orderBy('hash')
    .limit(REMOVED_A_STEP);
  const taken = await transaction
    .deleteFrom(marks)
    .where('hash', 'in', old)
    .returning('hash')
    .execute();
  if (taken.length === 0) return { marks: 0, removed: 0 };
  const hashes = taken.map(({ hash }) => hash);
  const gone = await transaction
    .deleteFrom(table)
    .where('hash', 'in', hashes)
    .where(sql<boolean>`not ${isUsed}`)
    .returning('hash')
    .execute();
  return { marks: taken.length, removed: gone.length };
}
