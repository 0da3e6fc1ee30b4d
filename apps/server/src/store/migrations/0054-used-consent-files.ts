import { sql } from 'kysely';
import { parseJson } from '../parse-json.ts';
import { consentFileHashes } from '../queries/consent/consent-file-hashes.ts';
import type { PublishedConsent } from '../records/consent-record.ts';
import type { Database } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

const BANNERS_A_STEP = 50;
/** SQLite accepts 32,766 values per statement, and most sites have fourteen files. */
const USES_A_STATEMENT = 1_000;

/**
 * Records which files each published consent banner needs, and since when the other files are
 * unused. The retention job removes unused files after some days.
 */
export const findUsedConsentFiles: MigrationStep = {
  name: '0054-used-consent-files',
  async up(db) {
    await db.schema
      .createTable('consent_file_use')
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_file_use_key', ['site_id', 'hash'])
      .execute();
    await db.schema
      .createIndex('consent_file_use_hash')
      .on('consent_file_use')
      .column('hash')
      .execute();
    await db.schema
      .createTable('unused_consent_file')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await fillUses(db);
  },
};

async function fillUses(db: Database): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<{ site_id: string; published: string }>`
      select site_id, published from consent_design
      where published is not null and site_id > ${last}
      order by site_id limit ${sql.lit(BANNERS_A_STEP)}`.execute(db);
    const uses = rows.flatMap(({ site_id, published }) =>
      consentFileHashes(parseJson<PublishedConsent>(published).files).map((hash) => ({
        site_id,
        hash,
      })),
    );
    for (let at = 0; at < uses.length; at += USES_A_STATEMENT)
      await sql`insert into consent_file_use (site_id, hash) values ${sql.join(
        uses
          .slice(at, at + USES_A_STATEMENT)
          .map(({ site_id, hash }) => sql`(${site_id}, ${hash})`),
      )}`.execute(db);
    if (rows.length < BANNERS_A_STEP) return;
    last = rows.at(-1)?.site_id ?? '';
  }
}
