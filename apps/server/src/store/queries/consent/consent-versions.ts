import type { Database } from '../../database.ts';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { parseJson } from '../../parse-json.ts';
import type { ConsentStore, PublishedConsent } from '../../records/consent-record.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { consentFileHashes } from './consent-file-hashes.ts';

type VersionStore = Pick<
  ConsentStore,
  'consentVersions' | 'consentVersion' | 'removeOldConsentVersions'
>;

/** What visitors saw of each published version, for the proofs that name it. */
export function buildConsentVersions(db: Database): VersionStore {
  return {
    async consentVersions(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return [];
      const rows = await db
        .selectFrom('consent_version')
        .select('version')
        .where('site_id', '=', siteId)
        .orderBy('version')
        .execute();
      return rows.map(({ version }) => version);
    },
    async consentVersion(accountId, siteId, version) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      const row = await db
        .selectFrom('consent_version')
        .select(['published', 'ended_at'])
        .where('site_id', '=', siteId)
        .where('version', '=', version)
        .executeTakeFirst();
      return (
        row && {
          published: parseJson<PublishedConsent>(row.published),
          endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
        }
      );
    },
    async removeOldConsentVersions(endedBefore) {
      for (let removed = 0; ; await letOthersRun()) {
        const gone = await db
          .transaction()
          .execute((transaction) => removeSome(transaction, endedBefore));
        removed += gone;
        if (gone < VERSIONS_A_STEP) return removed;
      }
    },
  };
}

/** Few, because each has a design of up to a megabyte and some twenty files. */
const VERSIONS_A_STEP = 20;

/** Keeps what was just published, and what it needs. Visitors no longer get the version before. */
export async function startVersion(
  transaction: Database,
  siteId: string,
  published: PublishedConsent,
): Promise<void> {
  const { version, at, files } = published;
  await endVersions(transaction, siteId, at);
  await transaction
    .insertInto('consent_version')
    .values({ site_id: siteId, version, published: JSON.stringify(published), ended_at: null })
    .execute();
  const uses = consentFileHashes(files).map((hash) => ({ site_id: siteId, version, hash }));
  if (uses.length > 0) await transaction.insertInto('consent_version_file').values(uses).execute();
}

/** From this moment on (ms), visitors get none of the site's versions. */
export async function endVersions(
  transaction: Database,
  siteId: string,
  at: number,
): Promise<void> {
  await transaction
    .updateTable('consent_version')
    .set({ ended_at: at })
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .execute();
}

async function removeSome(transaction: Database, endedBefore: number): Promise<number> {
  const old = await transaction
    .selectFrom('consent_version')
    .select(['site_id', 'version'])
    .where('ended_at', '<', endedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_proof')
            .select('id')
            .whereRef('consent_proof.site_id', '=', 'consent_version.site_id')
            .whereRef('consent_proof.banner_version', '=', 'consent_version.version'),
        ),
      ),
    )
    .limit(VERSIONS_A_STEP)
    .execute();
  for (const { site_id, version } of old)
    for (const table of ['consent_version_file', 'consent_version'] as const)
      await transaction
        .deleteFrom(table)
        .where('site_id', '=', site_id)
        .where('version', '=', version)
        .execute();
  return old.length;
}
