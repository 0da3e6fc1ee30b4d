import { type Selectable, sql } from 'kysely';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import type { Database } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import type {
  ConsentRecord,
  ConsentStore,
  DrawnConsent,
  LastConsent,
  PublishedConsent,
} from '../../records/consent-record.ts';
import type { Tables } from '../../tables/tables.ts';
import { endVersions, startVersion } from './consent-versions.ts';
import { hasRevision } from '../has-revision.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { CONSENT_FILES, keepFiles, removeUnused } from '../unused-files.ts';

type DesignRow = Selectable<Tables['consent_design']>;

type DesignStore = Pick<
  ConsentStore,
  | 'consent'
  | 'saveConsentDraft'
  | 'publishConsent'
  | 'unpublishConsent'
  | 'liveConsent'
  | 'lastConsent'
  | 'removeUnusedConsentFiles'
>;

/** Consent designs of sites, and their published parts for visitors. */
export function buildConsentDesigns(db: Database): DesignStore {
  const find = (from: Database, siteId: string) =>
    from.selectFrom('consent_design').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  return {
    async consent(accountId, siteId) {
      const row = (await ownsSite(db, accountId, siteId)) ? await find(db, siteId) : undefined;
      return row && toConsent(row);
    },
    saveConsentDraft: (accountId, siteId, { draft, expectedRevision }) =>
      db
        .transaction()
        .execute(async (transaction) =>
          (await ownsSite(transaction, accountId, siteId))
            ? keep(transaction, siteId, { columns: draftColumns(draft), expectedRevision })
            : undefined,
        ),
    publishConsent: (accountId, siteId, { drawn, files, expectedRevision }) =>
      db.transaction().execute(async (transaction) => {
        if (!(await ownsSite(transaction, accountId, siteId))) return undefined;
        await storeFiles(transaction, files);
        const columns = publishedColumns(drawn, expectedRevision + 1);
        const kept = await keep(transaction, siteId, { columns, expectedRevision });
        if (kept !== 'conflict' && kept.published !== undefined)
          await startVersion(transaction, siteId, kept.published);
        return kept;
      }),
    unpublishConsent: (accountId, siteId, at) =>
      db.transaction().execute(async (transaction) => {
        if (!(await ownsSite(transaction, accountId, siteId))) return false;
        const isDown = await takeDown(transaction, await find(transaction, siteId));
        if (isDown) await endVersions(transaction, siteId, at);
        return isDown;
      }),
    removeUnusedConsentFiles: (when) => removeUnused(db, CONSENT_FILES, when),
    async liveConsent(clientId) {
      const last = await lastConsent(db, clientId);
      if (last === undefined) return undefined;
      const { isTakenDown, ...live } = last;
      return isTakenDown ? undefined : live;
    },
    lastConsent: (clientId) => lastConsent(db, clientId),
  };
}

async function lastConsent(db: Database, clientId: string): Promise<LastConsent | undefined> {
  const row = await db
    .selectFrom('consent_design')
    .innerJoin('site', 'site.id', 'consent_design.site_id')
    .select(['site.id', 'site.client_id', 'site.settings', 'consent_design.published'])
    .where('site.client_id', '=', clientId)
    .executeTakeFirst();
  if (row === undefined || row.published === null) return undefined;
  const { isTakenDown = false, ...published } = parseJson<StoredConsent>(row.published);
  return {
    siteId: row.id,
    clientId: row.client_id,
    timeZone: parseJson<SiteSettings>(row.settings).timeZone,
    published,
    isTakenDown,
  };
}

type Columns = Pick<Tables['consent_design'], 'draft' | 'record_days'> &
  Partial<Pick<Tables['consent_design'], 'published'>>;

function draftColumns(draft: ConsentDesign): Columns {
  return { draft: JSON.stringify(draft), record_days: draft.recordDays };
}

function publishedColumns(drawn: DrawnConsent, version: number): Columns {
  const published: PublishedConsent = { ...drawn, version };
  return { ...draftColumns(drawn.design), published: JSON.stringify(published) };
}

/** Writes the columns under the next revision. The revision is compared where the row is locked. */
async function keep(
  transaction: Database,
  siteId: string,
  { columns, expectedRevision }: { readonly columns: Columns; readonly expectedRevision: number },
): Promise<ConsentRecord | 'conflict'> {
  const row = await (
    expectedRevision === 0
      ? transaction
          .insertInto('consent_design')
          .values({ site_id: siteId, revision: 1, published: null, ...columns })
          .onConflict((oc) => oc.doNothing())
          .returningAll()
      : transaction
          .updateTable('consent_design')
          .set({ ...columns, revision: sql<number>`consent_design.revision + 1` })
          .where('site_id', '=', siteId)
          .where(hasRevision(expectedRevision))
          .returningAll()
  ).executeTakeFirst();
  return row === undefined ? 'conflict' : toConsent(row);
}

/** False if nothing is published, or someone publishes at the same moment. */
async function takeDown(transaction: Database, row: DesignRow | undefined): Promise<boolean> {
  const { published } = readPublished(row?.published ?? null);
  if (row === undefined || published === undefined) return false;
  const down: StoredConsent = { ...published, isTakenDown: true };
  const changed = await transaction
    .updateTable('consent_design')
    .set({ published: JSON.stringify(down) })
    .where('site_id', '=', row.site_id)
    .where('published', '=', row.published)
    .returning('site_id')
    .executeTakeFirst();
  return changed !== undefined;
}

async function storeFiles(transaction: Database, files: ReadonlyMap<string, string>) {
  const rows = [...files].map(([hash, body]) => ({ hash, body }));
  if (rows.length === 0) return;
  await keepFiles(transaction, CONSENT_FILES, [...files.keys()]);
  await transaction
    .insertInto('consent_file')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

function toConsent(row: DesignRow): ConsentRecord {
  return {
    siteId: row.site_id,
    draft: parseJson<ConsentDesign>(row.draft),
    revision: row.revision,
    ...readPublished(row.published),
  };
}

/** What was published last. After it was taken down, the row still says that it once was there. */
type StoredConsent = PublishedConsent & { readonly isTakenDown?: boolean };

function readPublished(
  text: string | null,
): Pick<ConsentRecord, 'published' | 'last' | 'isTakenDown'> {
  if (text === null) return { published: undefined, last: undefined, isTakenDown: false };
  const { isTakenDown = false, ...last } = parseJson<StoredConsent>(text);
  return { published: isTakenDown ? undefined : last, last, isTakenDown };
}
