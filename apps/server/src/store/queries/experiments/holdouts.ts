import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type { HoldoutCounts, HoldoutRecord, HoldoutStore } from '../../records/holdout-record.ts';
import type { Tables } from '../../tables/tables.ts';
import { countHoldout } from './count-holdout.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { recordSiteChange, type SiteChanges } from '../sites/site-changes.ts';

export function buildHoldoutStore(db: Database, changes: SiteChanges): HoldoutStore {
  return {
    countHoldout: (holdout, goals) => countHoldout(db, holdout, goals),
    changeHoldout: (accountId, scope, change) =>
      changes.transact(async (transaction, note) => {
        if (!(await ownsSite(transaction, accountId, scope.siteId))) return false;
        if (!(await stop(transaction, scope.siteId, change))) return false;
        const isFirst = await start(transaction, { accountId, ...scope }, change);
        if (isFirst) await recordSiteChange(transaction, note, scope.siteId);
        return isFirst;
      }),
    async holdoutsOf(accountId, { siteId, popupId = '' }) {
      const rows = await db
        .selectFrom('holdout')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('popup_id', '=', popupId)
        .where('account_id', '=', accountId)
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toHoldout);
    },
  };
}

type Scope = Parameters<HoldoutStore['changeHoldout']>[1];
type Change = Parameters<HoldoutStore['changeHoldout']>[2];

/** Returns false if it no longer runs. */
async function stop(
  transaction: Database,
  siteId: string,
  { replaces, finalCounts, at }: Change,
): Promise<boolean> {
  if (replaces === undefined) return true;
  const stopped = await transaction
    .updateTable('holdout')
    .set({ stopped_at: at, final_counts: JSON.stringify(finalCounts) })
    .where('id', '=', replaces)
    .where('site_id', '=', siteId)
    .where('stopped_at', 'is', null)
    .returning('id')
    .execute();
  if (stopped.length === 0) return false;
  await transaction
    .insertInto('leftover')
    .values({ owner_id: replaces, kind: 'holdout' })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return true;
}

/** Returns false if one already runs in this scope. */
async function start(
  transaction: Database,
  { accountId, siteId, popupId = '' }: Scope & { readonly accountId: string },
  { next, at }: Change,
): Promise<boolean> {
  if (next === undefined) return true;
  const started = await transaction
    .insertInto('holdout')
    .values({
      id: next.id,
      site_id: siteId,
      account_id: accountId,
      popup_id: popupId,
      share: next.share,
      started_at: at,
      stopped_at: null,
      final_counts: null,
    })
    .onConflict((oc) =>
      oc
        .columns(['site_id', 'popup_id'])
        .where(sql<boolean>`stopped_at is null`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return started.length > 0;
}

function toHoldout(row: Selectable<Tables['holdout']>): HoldoutRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    popupId: row.popup_id === '' ? undefined : row.popup_id,
    share: row.share,
    startedAt: Number(row.started_at),
    stoppedAt: row.stopped_at === null ? undefined : Number(row.stopped_at),
    finalCounts:
      row.final_counts === null ? undefined : parseJson<readonly HoldoutCounts[]>(row.final_counts),
  };
}
