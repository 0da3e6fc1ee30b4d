import type { AbTestStore, AbTestRecord } from '../../records/ab-test-record.ts';
import type { Database } from '../../database.ts';
import { toTest } from './ab-test-row.ts';
import { countTest } from './count-test.ts';
import { isOwnPopup } from '../popups/own-popup.ts';
import { publish } from '../popups/popups.ts';
import { recordSiteChange, type RecordChange, type SiteChanges } from '../sites/site-changes.ts';

export function buildAbTestStore(db: Database, changes: SiteChanges): AbTestStore {
  const find = async (on: Database, accountId: string, testId: string) => {
    const row = await on
      .selectFrom('ab_test')
      .selectAll()
      .where('id', '=', testId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && toTest(row);
  };
  return {
    abTest: (accountId, testId) => find(db, accountId, testId),
    recordChangedArm: (accountId, testId, change) =>
      recordChangedArm(db, { accountId, testId }, change),
    countTest: (test, span) => countTest(db, test, span),
    async abTestsOf(accountId, siteId) {
      const rows = await db
        .selectFrom('ab_test')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toTest);
    },
    ...draftChanges(db, find),
    ...runChanges(changes, find),
  };
}

type Find = (on: Database, accountId: string, testId: string) => Promise<AbTestRecord | undefined>;

function draftChanges(
  db: Database,
  find: Find,
): Pick<AbTestStore, 'createTest' | 'updateTest' | 'deleteTest'> {
  return {
    createTest: (accountId, test) =>
      db.transaction().execute((transaction) => createTest(transaction, accountId, test)),
    updateTest: (accountId, testId, { goal, arms }) =>
      db.transaction().execute(async (transaction) => {
        const draft = transaction
          .updateTable('ab_test')
          .where('id', '=', testId)
          .where('account_id', '=', accountId)
          .where('state', '=', 'draft');
        // Locks the row, so that two changes at once do not undo each other.
        const before = await draft.set({ state: 'draft' }).returningAll().executeTakeFirst();
        if (!before) return (await find(transaction, accountId, testId)) && 'conflict';
        const test = toTest(before);
        const changed = { goal: goal ?? test.goal, arms: arms?.(test.arms) ?? test.arms };
        await draft.set({ goal: changed.goal, arms: JSON.stringify(changed.arms) }).execute();
        return { ...test, ...changed };
      }),
    async deleteTest(accountId, testId) {
      const gone = await db
        .deleteFrom('ab_test')
        .where('id', '=', testId)
        .where('account_id', '=', accountId)
        .where('state', '=', 'draft')
        .returning('id')
        .execute();
      return gone.length > 0;
    },
  };
}

async function createTest(
  transaction: Database,
  accountId: string,
  { id, popupId, arms, at }: Parameters<AbTestStore['createTest']>[1],
): ReturnType<AbTestStore['createTest']> {
  // Locks the row, so that the popup is not archived meanwhile.
  const popup = await transaction
    .updateTable('popup')
    .set(({ ref }) => ({ status: ref('status') }))
    .where(isOwnPopup(accountId, popupId))
    .returning(['site_id', 'status'])
    .executeTakeFirst();
  if (!popup) return undefined;
  if (popup.status === 'archived') return 'conflict';
  const row = {
    id,
    site_id: popup.site_id,
    account_id: accountId,
    popup_id: popupId,
    state: 'draft',
    goal: '',
    arms: JSON.stringify(arms),
    started_at: null,
    stopped_at: null,
    winner: null,
    final_counts: null,
    created_at: at,
  };
  const made = await transaction
    .insertInto('ab_test')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute();
  return made.length === 0 ? 'conflict' : toTest(row);
}

/** The maximum number of recorded changes of one arm. Later ones say nothing new about the result. */
const MOST_CHANGES = 50;

async function recordChangedArm(
  db: Database,
  { accountId, testId }: { readonly accountId: string; readonly testId: string },
  { popupId, at }: Parameters<AbTestStore['recordChangedArm']>[2],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const running = transaction
      .updateTable('ab_test')
      .where('id', '=', testId)
      .where('account_id', '=', accountId)
      .where('state', '=', 'running');
    // Locks the row, so that two changes at once do not undo each other.
    const row = await running.set({ state: 'running' }).returningAll().executeTakeFirst();
    if (!row) return;
    const arms = toTest(row).arms.map((arm) =>
      arm.popupId === popupId
        ? { ...arm, changedAt: [...(arm.changedAt ?? []), at].slice(0, MOST_CHANGES) }
        : arm,
    );
    await running.set({ arms: JSON.stringify(arms) }).execute();
  });
}

/** The changes that visitors notice. */
function runChanges(changes: SiteChanges, find: Find): Pick<AbTestStore, 'startTest' | 'stopTest'> {
  return {
    startTest: (accountId, testId, { publications, at }) =>
      inOneGo(changes, async (transaction, note) => {
        const row = await transaction
          .updateTable('ab_test')
          .set({ state: 'running', started_at: at })
          .where('id', '=', testId)
          .where('account_id', '=', accountId)
          .where('state', '=', 'draft')
          .returningAll()
          .executeTakeFirst();
        if (!row) return (await find(transaction, accountId, testId)) && 'conflict';
        const test = toTest(row);
        for (const { popupId } of test.arms) {
          const publication = publications.get(popupId);
          const done =
            publication &&
            (await publish({ transaction, note }, { accountId, popupId }, publication));
          if (done === undefined || done === 'conflict') throw new StartBroken();
        }
        return test;
      }),
    stopTest: (accountId, testId, { winner, finalCounts, at }) =>
      changes.transact(async (transaction, note) => {
        const row = await transaction
          .updateTable('ab_test')
          .set({
            state: 'stopped',
            stopped_at: at,
            winner: winner ?? null,
            final_counts: JSON.stringify(finalCounts),
          })
          .where('id', '=', testId)
          .where('account_id', '=', accountId)
          .where('state', '=', 'running')
          .returningAll()
          .executeTakeFirst();
        if (!row) return (await find(transaction, accountId, testId)) && 'conflict';
        const test = toTest(row);
        await transaction
          .updateTable('popup')
          .set({ status: 'paused', updated_at: at })
          .where('id', 'in', variantsOf(test))
          .where('status', '=', 'active')
          .execute();
        await recordSiteChange(transaction, note, test.siteId);
        return test;
      }),
  };
}

function variantsOf({ arms, popupId }: AbTestRecord): readonly string[] {
  return ['', ...arms.map((arm) => arm.popupId).filter((id) => id !== popupId)];
}

/**
 * Thrown to roll back what the start has done so far, because an arm was changed or deleted
 * meanwhile.
 */
class StartBroken extends Error {}

async function inOneGo<Answer>(
  changes: SiteChanges,
  work: (transaction: Database, note: RecordChange) => Promise<Answer>,
): Promise<Answer | 'conflict'> {
  try {
    return await changes.transact(work);
  } catch (error) {
    if (error instanceof StartBroken) return 'conflict';
    throw error;
  }
}
