import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { parseJson } from '../parse-json.ts';
import type { PublishedConsent } from '../records/consent-record.ts';
import type { MigrationStep } from './migration-step.ts';

const BANNERS_A_STEP = 50;

/**
 * Keeps what each published version of a consent banner showed, until no proof names it. Before,
 * only the last version was kept. Its files are recorded for each version now, not for each site.
 */
export const keepConsentVersions: MigrationStep = {
  name: '0066-consent-versions',
  async up(db) {
    await db.schema
      .createTable('consent_version')
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('published', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('consent_version_key', ['site_id', 'version'])
      .execute();
    await db.schema
      .createIndex('consent_version_by_end')
      .on('consent_version')
      .column('ended_at')
      .execute();
    await db.schema
      .createTable('consent_version_file')
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_version_file_key', ['site_id', 'version', 'hash'])
      .execute();
    await db.schema
      .createIndex('consent_version_file_hash')
      .on('consent_version_file')
      .column('hash')
      .execute();
    await db.schema
      .createIndex('consent_proof_by_version')
      .on('consent_proof')
      .columns(['site_id', 'banner_version'])
      .execute();
    await keepPublished(db);
    await db.schema.dropTable('consent_file_use').execute();
  },
};

/** Of banners that were taken down, the files are not used any more and may be removed already. */
async function keepPublished(db: Database): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ site_id: string; published: string }>`
      select site_id, published from consent_design
      where published is not null and site_id > ${last}
        and exists (select 1 from consent_file_use
          where consent_file_use.site_id = consent_design.site_id)
      order by site_id limit ${sql.lit(BANNERS_A_STEP)}`.execute(db);
    for (const { site_id, published } of rows) {
      const { version } = parseJson<Pick<PublishedConsent, 'version'>>(published);
      await sql`insert into consent_version (site_id, version, published)
        values (${site_id}, ${version}, ${published})`.execute(db);
    }
    if (rows.length < BANNERS_A_STEP) break;
    last = rows.at(-1)?.site_id ?? '';
  }
  await sql`insert into consent_version_file (site_id, version, hash)
    select used.site_id, kept.version, used.hash from consent_file_use as used
    join consent_version as kept on kept.site_id = used.site_id`.execute(db);
}
