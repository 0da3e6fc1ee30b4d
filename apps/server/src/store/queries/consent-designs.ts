import type { Selectable } from 'kysely';
import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import type { ConsentRecord, ConsentStore, PublishedConsent } from '../records/consent-record.ts';
import type { Tables } from '../tables.ts';
import { ownsSite } from './owns-site.ts';

type DesignRow = Selectable<Tables['consent_design']>;

type DesignStore = Pick<
  ConsentStore,
  'consent' | 'saveConsentDraft' | 'publishConsent' | 'unpublishConsent' | 'liveConsent'
>;

/** Consent designs of sites, and what visitors get of them. */
export function buildConsentDesigns(db: Database): DesignStore {
  const find = (from: Database, siteId: string) =>
    from.selectFrom('consent_design').selectAll().where('site_id', '=', siteId).executeTakeFirst();
  return {
    async consent(accountId, siteId) {
      const row = (await ownsSite(db, accountId, siteId)) ? await find(db, siteId) : undefined;
      return row && toConsent(row);
    },
    saveConsentDraft: (accountId, siteId, draft, expectedRevision) =>
      db
        .transaction()
        .execute(async (transaction) =>
          (await ownsSite(transaction, accountId, siteId))
            ? saveDraft(transaction, siteId, draft, expectedRevision)
            : undefined,
        ),
    publishConsent: (accountId, siteId, published, files) =>
      db
        .transaction()
        .execute(async (transaction) =>
          (await ownsSite(transaction, accountId, siteId))
            ? publish(transaction, siteId, published, files)
            : undefined,
        ),
    async unpublishConsent(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      const row = await db
        .updateTable('consent_design')
        .set({ published: null })
        .where('site_id', '=', siteId)
        .where('published', 'is not', null)
        .returning('site_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async liveConsent(clientId) {
      const row = await db
        .selectFrom('consent_design')
        .innerJoin('site', 'site.id', 'consent_design.site_id')
        .select(['site.id', 'site.client_id', 'site.settings', 'consent_design.published'])
        .where('site.client_id', '=', clientId)
        .executeTakeFirst();
      if (row === undefined || row.published === null) return undefined;
      return {
        siteId: row.id,
        clientId: row.client_id,
        timeZone: parseJson<SiteSettings>(row.settings).timeZone,
        published: parseJson<PublishedConsent>(row.published),
      };
    },
  };
}

function find(db: Database, siteId: string): Promise<DesignRow | undefined> {
  return db
    .selectFrom('consent_design')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

async function saveDraft(
  transaction: Database,
  siteId: string,
  draft: ConsentDesign,
  expectedRevision: number | undefined,
): Promise<ConsentRecord | 'conflict'> {
  const revision = (await find(transaction, siteId))?.revision ?? 0;
  if (expectedRevision !== undefined && revision !== expectedRevision) return 'conflict';
  const columns = { draft: JSON.stringify(draft), record_days: draft.recordDays };
  const row = await transaction
    .insertInto('consent_design')
    .values({ site_id: siteId, revision: 1, published: null, ...columns })
    .onConflict((oc) => oc.column('site_id').doUpdateSet({ ...columns, revision: revision + 1 }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toConsent(row);
}

async function publish(
  transaction: Database,
  siteId: string,
  published: PublishedConsent,
  files: ReadonlyMap<string, string>,
): Promise<ConsentRecord | undefined> {
  const rows = [...files].map(([hash, body]) => ({ hash, body }));
  if (rows.length > 0)
    await transaction
      .insertInto('consent_file')
      .values(rows)
      .onConflict((oc) => oc.doNothing())
      .execute();
  const row = await transaction
    .updateTable('consent_design')
    .set({ published: JSON.stringify(published) })
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirst();
  return row && toConsent(row);
}

function toConsent(row: DesignRow): ConsentRecord {
  return {
    siteId: row.site_id,
    draft: parseJson<ConsentDesign>(row.draft),
    revision: row.revision,
    published: row.published === null ? undefined : parseJson<PublishedConsent>(row.published),
  };
}
