import { sql } from 'kysely';
import { freezeDraft } from '../../../lib/popups/freeze-draft.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type {
  NewPopup,
  PopupLimits,
  PopupRecord,
  PopupStore,
  Publication,
} from '../../records/popup-record.ts';
import type { Database, Engine } from '../../database.ts';
import { toTest } from '../experiments/ab-test-row.ts';
import { hasRevision } from '../has-revision.ts';
import { isOwnPopup } from './own-popup.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { buildPopupArchive } from './popup-archive.ts';
import { buildPopupTrash } from './popup-trash.ts';
import { toChangedColumns, toNewRow, toPopup } from './popup-row.ts';
import { recordSiteChange, type RecordChange, type SiteChanges } from '../sites/site-changes.ts';
import { keepFiles, removeUnused, TEMPLATES } from '../unused-files.ts';

/** Designs take up to a megabyte each. */
const POPUPS_A_STEP = 10;

/** The ids of the popups of a site that are not deleted, newest change first. */
async function findPopupIds(db: Database, accountId: string, siteId: string): Promise<string[]> {
  const newest = await db
    .selectFrom('popup')
    .select('id')
    .where('account_id', '=', accountId)
    .where('site_id', '=', siteId)
    .where('status', '<>', 'deleted')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return newest.map(({ id }) => id);
}

export function buildPopupStore(db: Database, engine: Engine, changes: SiteChanges): PopupStore {
  return {
    popup: (accountId, popupId) => findPopup(db, accountId, popupId),
    popupIdsOf: (accountId, siteId) => findPopupIds(db, accountId, siteId),
    async popupsOf(accountId, siteId, take) {
      const ids = await findPopupIds(db, accountId, siteId);
      const taken: ReturnType<typeof take>[] = [];
      while (ids.length > 0) {
        taken.push(...(await findPopups(db, ids.splice(0, POPUPS_A_STEP))).map(take));
        await letOthersRun();
      }
      return taken;
    },
    createPopup: (accountId, popup) => insertPopup(db, accountId, popup),
    createPopupWithin: (accountId, popup, limits) =>
      db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, `popups of ${popup.siteId}`);
        if (!(await ownsSite(transaction, accountId, popup.siteId))) return undefined;
        const full = await fullPlace(transaction, popup.siteId, limits);
        return full ?? insertPopup(transaction, accountId, popup);
      }),
    updatePopup: (accountId, popupId, { changes: wanted, at, expectedRevision }) =>
      changes.transact(async (transaction, note) => {
        let update = transaction
          .updateTable('popup')
          .set({ ...toChangedColumns(wanted), revision: sql<number>`revision + 1`, updated_at: at })
          .where(isOwnPopup(accountId, popupId));
        if (expectedRevision !== undefined) update = update.where(hasRevision(expectedRevision));
        const row = await update.returningAll().executeTakeFirst();
        if (!row) return (await findPopup(transaction, accountId, popupId)) && 'conflict';
        // All other changes reach visitors only when the popup is published.
        if (wanted.name !== undefined && row.published !== null)
          await recordSiteChange(transaction, note, row.site_id);
        return toPopup(row);
      }),
    ...popupChanges(engine, changes),
    ...buildPopupArchive(db, changes),
    ...buildPopupTrash(db, engine),
    removeUnusedTemplates: (when) => removeUnused(db, TEMPLATES, when),
    async templateHtml(hash) {
      const row = await db
        .selectFrom('template')
        .select('html')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.html;
    },
  };
}

async function insertPopup(
  db: Database,
  accountId: string,
  popup: NewPopup,
): Promise<PopupRecord | undefined> {
  if (!(await ownsSite(db, accountId, popup.siteId))) return undefined;
  const row = toNewRow(accountId, popup);
  await db.insertInto('popup').values(row).execute();
  return toPopup(row);
}

async function fullPlace(
  db: Database,
  siteId: string,
  { most, mostDeleted, deletedSince }: PopupLimits,
): Promise<'site-full' | 'trash-full' | undefined> {
  if ((await countPopups(db, siteId)) >= most) return 'site-full';
  const deleted = await db
    .selectFrom('popup')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('site_id', '=', siteId)
    .where('status', '=', 'deleted')
    .where('updated_at', '>=', deletedSince)
    .executeTakeFirstOrThrow();
  return Number(deleted.count) >= mostDeleted ? 'trash-full' : undefined;
}

/** Counts the popups of a site, without those in the trash. */
async function countPopups(db: Database, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('popup')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('site_id', '=', siteId)
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type SiteChange = 'publishPopup' | 'setPopupStatus' | 'restorePopup';

function popupChanges(engine: Engine, changes: SiteChanges): Pick<PopupStore, SiteChange> {
  return {
    restorePopup: (accountId, popupId, { most = Number.POSITIVE_INFINITY, deletedSince, at }) =>
      changes.transact(async (transaction, note) => {
        const popup = await transaction
          .selectFrom('popup')
          .select('site_id')
          .where('id', '=', popupId)
          .where('account_id', '=', accountId)
          .where('status', '=', 'deleted')
          .where('updated_at', '>=', deletedSince)
          .executeTakeFirst();
        if (!popup) return undefined;
        await engine.lock(transaction, `popups of ${popup.site_id}`);
        if ((await countPopups(transaction, popup.site_id)) >= most) return 'site-full';
        const row = await transaction
          .updateTable('popup')
          .set((eb) => ({
            status: eb.case().when('published', 'is', null).then('draft').else('paused').end(),
            updated_at: at,
          }))
          .where('id', '=', popupId)
          .where('status', '=', 'deleted')
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        await recordSiteChange(transaction, note, row.site_id);
        return toPopup(row);
      }),
    publishPopup: (accountId, popupId, publication) =>
      changes.transact((transaction, note) =>
        publish({ transaction, note }, { accountId, popupId }, publication),
      ),
    setPopupStatus: (accountId, popupId, { status, at }) =>
      changes.transact(async (transaction, note) => {
        let update = transaction
          .updateTable('popup')
          .set({ status, updated_at: at })
          .where(isOwnPopup(accountId, popupId));
        if (status !== 'deleted') update = update.where('status', '<>', 'archived');
        const row = await update.returningAll().executeTakeFirst();
        if (!row) return undefined;
        if (status === 'deleted') await endTestOf(transaction, popupId, at);
        await recordSiteChange(transaction, note, row.site_id);
        return toPopup(row);
      }),
  };
}

/** Deleting an original deletes its test and its variants; results stay as history. */
async function endTestOf(transaction: Database, popupId: string, at: number): Promise<void> {
  const ended = await transaction
    .updateTable('ab_test')
    .set({ state: 'stopped', stopped_at: at })
    .where('popup_id', '=', popupId)
    .where('state', '<>', 'stopped')
    .returningAll()
    .execute();
  const arms = ended.flatMap((row) => toTest(row).arms.map((arm) => arm.popupId));
  if (arms.length > 0)
    await transaction
      .updateTable('popup')
      .set({ status: 'deleted', updated_at: at })
      .where('id', 'in', arms)
      .execute();
}

async function findPopup(
  db: Database,
  accountId: string,
  popupId: string,
): Promise<PopupRecord | undefined> {
  const row = await db
    .selectFrom('popup')
    .selectAll()
    .where(isOwnPopup(accountId, popupId))
    .executeTakeFirst();
  return row && toPopup(row);
}

interface Writing {
  readonly transaction: Database;
  readonly note: RecordChange;
}

/** Like the store's `publishPopup`, within a transaction that may do more. */
export async function publish(
  { transaction, note }: Writing,
  { accountId, popupId }: { readonly accountId: string; readonly popupId: string },
  publication: Publication,
) {
  const { template, mobileTemplate, revision, at } = publication;
  const draft = await findPopup(transaction, accountId, popupId);
  if (!draft) return undefined;
  if (draft.revision !== revision) return 'conflict';
  const published = freezeDraft(draft, publication);
  const templates =
    mobileTemplate === undefined || mobileTemplate.hash === template.hash
      ? [template]
      : [template, mobileTemplate];
  await keepFiles(
    transaction,
    TEMPLATES,
    templates.map(({ hash }) => hash),
  );
  await transaction
    .insertInto('template')
    .values(templates.map(({ hash, html }) => ({ hash, html })))
    .onConflict((oc) => oc.doNothing())
    .execute();
  const row = await transaction
    .updateTable('popup')
    .set({
      published: JSON.stringify(published),
      template_hash: template.hash,
      mobile_template_hash: mobileTemplate?.hash ?? null,
      status: 'active',
      updated_at: at,
    })
    .where('id', '=', popupId)
    .where('revision', '=', revision)
    .where('status', 'not in', ['deleted', 'archived'])
    .returningAll()
    .executeTakeFirst();
  if (!row) return 'conflict';
  await recordSiteChange(transaction, note, row.site_id);
  return toPopup(row);
}

/** Returns popups in the order of the ids, without those that were deleted meanwhile. */
async function findPopups(db: Database, ids: readonly string[]): Promise<readonly PopupRecord[]> {
  const rows = await db
    .selectFrom('popup')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '<>', 'deleted')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toPopup(row)];
  });
}
